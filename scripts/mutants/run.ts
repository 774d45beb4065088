import path from 'node:path';
import { Stryker } from '@stryker-mutator/core';
import { testOf } from './areas.ts';

export type Mutants = Awaited<ReturnType<Stryker['runMutationTest']>>;

/** Tries all mutants of a file on the test beside it. Throws when the test fails without any. */
export async function mutate(root: string, file: string): Promise<Mutants> {
  const [folder = ''] = file.split('/');
  const rstest = [`"${root}/node_modules/.bin/rstest"`, 'run', '--bail', '1', '--config', `"${root}/scripts/mutants/rstest.config.ts"`];
  const stryker = new Stryker({
    mutate: [file],
    // the copy that is changed holds this package and how the others are compiled; they are found where they are
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
