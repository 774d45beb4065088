import path from 'node:path';
import type { Rspack } from '@rsbuild/core';
import { type Library, libraries } from './libraries.ts';

export interface Copy {
  readonly library: Library;
  /** Files from the build's entry to the module that contains the copy. */
  readonly chain: readonly string[];
}

/** Every copy of a host library in a build, recognised by its code (MFE-02). */
export function copiesIn(compilation: Rspack.Compilation): Copy[] {
  return [...modulesIn(compilation)].flatMap((module) => {
    const code = String(module.originalSource()?.source() ?? '');
    const found = libraries.filter(({ pattern }) => pattern.test(code));
    return found.map((library) => ({ library, chain: chainOf(module, compilation) }));
  });
}

/** Modules whose code is in the output, without those that tree shaking removed. */
function modulesIn({ chunks, chunkGraph }: Rspack.Compilation): ReadonlySet<Rspack.Module> {
  const all = [...chunks].flatMap((chunk) => [...chunkGraph.getChunkModulesIterable(chunk)]);
  return new Set(all.flatMap((module) => ('modules' in module ? (module.modules as Rspack.Module[]) : [module])));
}

/** Files from the build’s entry to a module. */
function chainOf(module: Rspack.Module, { moduleGraph, compiler }: Rspack.Compilation): string[] {
  const chain: string[] = [];
  for (let each: Rspack.Module | null = module; each; each = moduleGraph.getIssuer(each)) {
    const file = each.nameForCondition();
    if (file) chain.unshift(path.relative(compiler.context, file));
  }
  return chain;
}

/** One error for each library copy in a remote: remotes take these libraries from the host. */
export function remoteCopyFaults(remote: string, copies: readonly Copy[]): string[] {
  return copies.map(
    ({ library, chain }) => `${remote} contains a copy of ${library.name}: ${chain.join(' → ')}. Instead ${library.remedy}`,
  );
}

/** One error for each library of which the host contains several copies. */
export function hostCopyFaults(copies: readonly Copy[]): string[] {
  const duplicated = libraries.map((library) => copies.filter((copy) => copy.library === library)).filter(({ length }) => length > 1);
  return duplicated.map((each) => {
    const chains = each.map(({ chain }) => chain.join(' → ')).sort();
    return `The host contains ${each.length} copies of ${each[0]?.library.name}, but a page may have only one:\n  ${chains.join('\n  ')}`;
  });
}
