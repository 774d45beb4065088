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
    const found = libraries.filter(({ mark }) => mark.test(code));
    return found.map((library) => ({ library, chain: chainOf(module, compilation) }));
  });
}

/** Modules whose code is in the output, without those that tree shaking removed. */
function modulesIn({ chunks, chunkGraph }: Rspack.Compilation): ReadonlySet<Rspack.Module> {
  const all = [...chunks].flatMap((chunk) => [...chunkGraph.getChunkModulesIterable(chunk)]);
  return new Set(all.flatMap((module) => ('modules' in module ? (module.modules as Rspack.Module[]) : [module])));
}

function chainOf(module: Rspack.Module, { moduleGraph, compiler }: Rspack.Compilation): string[] {
  const chain: string[] = [];
  for (let each: Rspack.Module | null = module; each; each = moduleGraph.getIssuer(each)) {
    const file = each.nameForCondition();
    if (file) chain.unshift(path.relative(compiler.context, file));
  }
  return chain;
}

/** A remote may contain no copy. */
export function copiesOfRemote(remote: string, copies: readonly Copy[]): string[] {
  return copies.map(({ library, chain }) => `${remote} brings its own ${library.name}: ${chain.join(' → ')}. Instead ${library.instead}`);
}

/** The host contains exactly one copy of each library. */
export function copiesOfHost(copies: readonly Copy[]): string[] {
  const more = libraries.map((library) => copies.filter((copy) => copy.library === library)).filter(({ length }) => length > 1);
  return more.map((each) => {
    const chains = each.map(({ chain }) => chain.join(' → ')).sort();
    return `The host brings ${each.length} copies of ${each[0]?.library.name}; one page holds one:\n  ${chains.join('\n  ')}`;
  });
}
