import path from 'node:path';
import type { Rspack } from '@rsbuild/core';
import { type Library, libraries } from './libraries.ts';

export interface Copy {
  readonly library: Library;
  /** From what begins the build to the module that is the copy. */
  readonly chain: readonly string[];
}

/** Every copy of a library of the host's that a build holds, known by what the code says (MFE-02). */
export function copiesIn(compilation: Rspack.Compilation): Copy[] {
  return [...modulesIn(compilation)].flatMap((module) => {
    const code = String(module.originalSource()?.source() ?? '');
    const found = libraries.filter(({ mark }) => mark.test(code));
    return found.map((library) => ({ library, chain: chainOf(module, compilation) }));
  });
}

/** The modules whose code is in the build; what was only looked at and shaken off isn't. */
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

/** A remote brings none of them. */
export function copiesOfRemote(remote: string, copies: readonly Copy[]): string[] {
  return copies.map(({ library, chain }) => `${remote} brings its own ${library.name}: ${chain.join(' → ')}. Instead ${library.instead}`);
}

/** The host brings one of each. */
export function copiesOfHost(copies: readonly Copy[]): string[] {
  const more = libraries.map((library) => copies.filter((copy) => copy.library === library)).filter(({ length }) => length > 1);
  return more.map((each) => {
    const chains = each.map(({ chain }) => chain.join(' → ')).sort();
    return `The host brings ${each.length} copies of ${each[0]?.library.name}; one page holds one:\n  ${chains.join('\n  ')}`;
  });
}
