// npm run check: everything that can be said of the sources without running them. The checks run side by side.
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { checkCatalogues, checkNames, checkPlaces } from '../shared-i18n/check.ts';
import { checkArrows } from './arrows/check.ts';
import { forgetTypesOfOtherPackages } from './check/forget-types.ts';
import { type Check, command, lines, say } from './check/run.ts';
import { checkContract } from './contract/check.ts';
import { checkDirection } from './direction/check.ts';
import { checkDocs } from './docs/check.ts';
import { checkSettings } from './settings/check.ts';
import { checkWeight } from './weight/check.ts';
import { checkWords } from './words/check.ts';
import { checkSizes } from './words/sizes.ts';

const root = path.resolve(import.meta.dirname, '..');

const checks: Record<string, Check> = {
  // one checker a project and a lazy garbage collector: 13 projects at once have enough to do, and half the work is gone
  types: command(root, 'tsc', ['-b', '--checkers', '1'], { GOGC: '400' }),
  style: command(root, 'biome', ['check', '.', '--error-on-warnings']),
  // without its cache, which keeps where imports led before a package.json changed
  'unused code': command(root, 'knip', ['--no-progress', '--treat-config-hints-as-errors']),
  arrows: lines(() => checkArrows(root)),
  contract: lines(() => checkContract(root)),
  direction: lines(() => checkDirection(root)),
  catalogues: lines(() => checkCatalogues(root)),
  glossary: lines(() => checkNames(root)),
  'lists of languages': lines(() => checkPlaces(root)),
  words: lines(() => checkWords(root)),
  'size of catalogues': lines(() => checkSizes()),
  settings: lines(() => checkSettings(root)),
  docs: lines(() => checkDocs(root)),
  weight: async () => {
    await setImmediate();
    return checkWeight(root);
  },
};

forgetTypesOfOtherPackages(root);
const results = await Promise.all(Object.entries(checks).map(([name, check]) => say(name, check)));
process.exitCode = results.every(Boolean) ? 0 : 1;
