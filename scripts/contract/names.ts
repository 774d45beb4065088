import path from 'node:path';
import type { Declarations } from './emit.ts';
import { type Elsewhere, type Module, readModule } from './module.ts';

/** The declaration of a name. `from` is a file of this project or a library. `isType`: exported as a type only. */
export type Place = Elsewhere & { readonly isOurs: boolean; readonly isType?: boolean };

export const keyOf = ({ from, name }: Elsewhere): string => `${from} ${name}`;

/** Follows names through imports and exports to their declarations. */
export class Names {
  readonly #modules: ReadonlyMap<string, Module>;

  constructor(declarations: Declarations) {
    this.#modules = new Map([...declarations].map(([file, source]) => [file, readModule(file, source)]));
  }

  module(file: string): Module {
    const module = this.#modules.get(file);
    if (!module) throw new Error(`The compiler gave no declarations for ${file}`);
    return module;
  }

  /** Resolves a name in a file. Null for global names and type parameters. */
  find(file: string, name: string): Place | null {
    const { declared, imported } = this.module(file);
    if (declared.has(name)) return { from: file, name, isOurs: true };
    const elsewhere = imported.get(name);
    return elsewhere ? this.findElsewhere(file, elsewhere) : null;
  }

  findElsewhere(file: string, { from, name }: Elsewhere): Place {
    if (!from.startsWith('.')) return { from, name, isOurs: false };
    const target = declarationsOf(file, from);
    const place = this.#exportOf(target, name);
    if (!place) throw new Error(`${target} doesn't export ${name}, which ${file} imports`);
    return place;
  }

  /** All exports of a file by name. */
  exportsOf(file: string): ReadonlyMap<string, Place> {
    const { exported, types, passedOn } = this.module(file);
    const others = passedOn.flatMap(({ from, isType }) =>
      [...this.exportsOf(declarationsOf(file, from))].map(([name, place]) => [name, isType ? { ...place, isType } : place] as const),
    );
    const own = [...exported.keys()].flatMap((name) => {
      const place = this.#exportOf(file, name);
      return place ? [[name, types.has(name) ? { ...place, isType: true } : place] as const] : [];
    });
    return new Map([...others, ...own]);
  }

  #exportOf(file: string, name: string): Place | null {
    const { exported, passedOn } = this.module(file);
    const here = exported.get(name);
    if (typeof here === 'string') return this.find(file, here);
    if (here) return this.findElsewhere(file, here);
    for (const { from } of passedOn) {
      const place = this.#exportOf(declarationsOf(file, from), name);
      if (place) return place;
    }
    return null;
  }
}

/** The declaration file that a relative import resolves to. */
const declarationsOf = (file: string, from: string) => path.posix.join(path.posix.dirname(file), from).replace(/\.tsx?$/, '.d.ts');
