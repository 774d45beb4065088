import path from 'node:path';
import { Stryker } from '@stryker-mutator/core';
import { testOf } from './areas.ts';

export type Mutants = Awaited<ReturnType<Stryker['runMutationTest']>>;

/** Runs the test of a file against all of the file's mutants. Throws if the test fails without a mutation. */
export async function mutate(root: string, file: string): Promise<Mutants> {
  const [folder = ''] = file.split('/');
  const rstest = [`"${root}/node_modules/.bin/rstest"`, 'run', '--bail', '1', '--config', `"${root}/scripts/mutants/rstest.config.ts"`];
  const stryker = new Stryker({
    mutate: [file],
    // the mutated copy contains this package and the configuration of the others, which are used in place
    ignorePatterns: ['/tsconfig.json', '/*/*', `!/${folder}/*`, '!/*/tsconfig.json'],
    testRunner: 'command',
    commandRunner: { command: [...rstest, '--root', folder, testOf(path.relative(folder, file))].join(' ') },
    concurrency: 1,
    timeoutMS: 20_000,
    plugins: [],
    reporters: [],
    allowConsoleColors: false,
    logLevel: 'error',
    tempDirName: '.mutants',
    cleanTempDir: 'always',
    disableTypeChecks: true,
  } as ConstructorParameters<typeof Stryker>[0]);
  return stryker.runMutationTest();
}
