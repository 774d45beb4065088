import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { API, type Checker, type Symbol as Named, SymbolFlags } from 'typescript/unstable/sync';
import { nameOf, wordOf } from './module.ts';
import { nodeAt, nodesAt, statementsOf, textAt } from './syntax.ts';
import { asTables, examplesOf, withExamples } from './tables.ts';

/** A name that a module of a surface exports. */
export interface Promised {
  readonly module: string;
  readonly name: string;
  readonly isType: boolean;
  readonly symbol: Named;
}

/** Two surfaces in one compiler program. */
export interface Compared {
  readonly checker: Checker;
  readonly before: readonly Promised[];
  readonly after: readonly Promised[];
}

const sides = ['before', 'after'] as const;

/** Calls `work` with two surfaces to compare. `root`: where the libraries' types are installed. */
export function compareIn<T>(root: string, texts: Readonly<Record<(typeof sides)[number], string>>, work: (compared: Compared) => T): T {
  const cache = path.join(root, 'node_modules/.cache/contract');
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(path.join(cache, 'compare-'));
  const api = new API({ cwd: folder });
  try {
    const modules = { before: modulesOf(texts.before), after: modulesOf(texts.after) };
    const probe = sides.flatMap((side) =>
      [...modules[side].keys()].map((name, index) => `import * as ${side}${index} from '${side}:${name}';`),
    );
    const examples = examplesOf(texts.before, texts.after);
    for (const side of sides)
      writeFileSync(
        path.join(folder, `${side}.d.ts`),
        asTables(withExamples(texts[side]), examples).replaceAll("'@billet/", `'${side}:@billet/`),
      );
    writeFileSync(path.join(folder, 'probe.ts'), probe.join('\n'));
    const configuration = path.join(folder, 'tsconfig.json');
    writeFileSync(configuration, JSON.stringify({ compilerOptions, files: ['before.d.ts', 'after.d.ts', 'probe.ts'] }));
    const project = api.updateSnapshot({ openProjects: [configuration] }).getProject(configuration);
    if (!project) throw new Error('The compiler opened no project to compare contracts in');
    const { checker, program } = project;
    for (const side of sides) {
      const [fault] = program.getSemanticDiagnostics(path.join(folder, `${side}.d.ts`));
      if (fault) throw new Error(`The contract ${side} the change does not compile: ${fault.text}`);
    }
    const source = program.getSourceFile(path.join(folder, 'probe.ts'));
    const promisedIn = (side: (typeof sides)[number]) =>
      [...modules[side]].flatMap(([module, types], index) => {
        const held = source && checker.resolveName(`${side}${index}`, SymbolFlags.Alias, source);
        if (!held) throw new Error(`The compiler doesn't know the module ${module}`);
        return checker.getExportsOfModule(checker.getAliasedSymbol(held)).map((each) => {
          const symbol = each.flags & SymbolFlags.Alias ? checker.getAliasedSymbol(each) : each;
          return { module, name: each.name, isType: types.has(each.name), symbol };
        });
      });
    return work({ checker, before: promisedIn('before'), after: promisedIn('after') });
  } finally {
    api.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

const compilerOptions = {
  target: 'ES2024',
  lib: ['ES2024', 'DOM', 'DOM.Iterable'],
  module: 'nodenext',
  strict: true,
  exactOptionalPropertyTypes: true,
  skipLibCheck: false,
  noEmit: true,
  types: [],
};

/** Module name of a surface → the names that it exports as types only. */
function modulesOf(text: string): Map<string, ReadonlySet<string>> {
  return new Map(
    statementsOf('surface.d.ts', text).map((statement) => {
      const body = nodeAt(statement, 'body');
      const exports = (body ? nodesAt(body, 'body') : []).flatMap((each) => nodesAt(each, 'specifiers'));
      const types = exports.filter((each) => textAt(each, 'exportKind') === 'type').map((each) => nameOf(nodeAt(each, 'exported')));
      return [wordOf(nodeAt(statement, 'id')), new Set(types)];
    }),
  );
}
