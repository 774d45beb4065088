// npm run check: all checks of the sources that do not run them. The checks run in parallel. With --write, Biome first corrects format and
// order of imports.
import path from 'node:path';
import { checkCatalogues, checkLanguageLists, checkNames, pendingByLanguage } from '../shared-i18n/check.ts';
import { checkSizesOfCatalogues } from './check/catalogue-sizes.ts';
import { checkDependencies } from './check/dependencies.ts';
import { checkEmittedFiles } from './check/emitted-files.ts';
import { describeForeignFiles } from './check/foreign-files.ts';
import { forgetTypesOfOtherPackages } from './check/forget-types.ts';
import { type Check, command, lines, runChecks } from './check/run.ts';
import { checkSizesOfBuilds } from './check/sizes.ts';
import { checkStyle } from './check/style.ts';
import { checkDocs } from './docs/check.ts';
import { checkImports } from './import-rules/check.ts';
import { remoteFolders } from './lib/workspaces.mjs';
import { checkPlainEnglish } from './plain-english/check.ts';
import { checkSettings } from './settings/check.ts';

const root = path.resolve(import.meta.dirname, '..');

/** One checker per project and a lazy garbage collector halve the work: 13 projects already use all cores. */
const compile = command(root, 'tsc', ['-b', '--listEmittedFiles', '--checkers', '1', '.', ...remoteFolders(root)], { GOGC: '400' });

// this project's own rules come first, because they often explain the errors of the tools below
const rules: Record<string, Check> = {
  imports: lines(() => checkImports(root)),
  dependencies: lines(() => checkDependencies(root)),
  catalogues: async () => {
    const pending = pendingByLanguage(path.join(root, 'shared-i18n/locales'));
    const note =
      pending.size === 0 ? {} : { note: `texts are pending in ${[...pending.keys()].join(', ')}: npm run translations lists them` };
    return { ...(await lines(() => checkCatalogues(root))()), ...note };
  },
  glossary: lines(() => checkNames(root)),
  'lists of languages': lines(() => checkLanguageLists(root)),
  'size of catalogues': lines(() => checkSizesOfCatalogues()),
  settings: lines(() => checkSettings(root)),
  docs: lines(() => checkDocs(root)),
  'plain English': checkPlainEnglish(root),
};

const tools: Record<string, Check> = {
  contract: command(root, process.execPath, ['scripts/contract.ts', '--check']),
  types: async () => {
    const { ok, output } = checkEmittedFiles(root, await compile());
    return { ok, output: describeForeignFiles(root, output) };
  },
  style: checkStyle(root),
  'style sheets': command(root, 'stylelint', ['{host,remote-*,shared-*}/src/**/*.css']),
  // without its cache, which keeps resolutions from before a package.json changed
  sizes: checkSizesOfBuilds(root),
  'unused code': command(root, 'knip', ['--no-progress', '--treat-config-hints-as-errors']),
};

forgetTypesOfOtherPackages(root);
if (process.argv.includes('--write')) await command(root, 'biome', ['check', '--write', '.'])();
process.exitCode = (await runChecks({ ...rules, ...tools })) ? 0 : 1;
