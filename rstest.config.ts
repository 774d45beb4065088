import { defineConfig } from '@rstest/core';
import { remoteFolders } from './scripts/lib/workspaces.mjs';

const json = process.env.RSTEST_JSON;

/** Runs all unit and server suites at once. Each package has its own configuration. */
export default defineConfig({
  projects: [
    'scripts',
    'shared-domain',
    'shared-i18n',
    'shared-ui',
    'shared-bridge',
    ...remoteFolders(import.meta.dirname),
    'host',
    'release',
    'rsbuild-preset',
    'simulator',
    'e2e',
    'server',
  ],
  // the default is the number of cores minus one, which is one on a machine with two cores
  pool: { maxWorkers: 2 },
  reporters: json ? ['default', ['json', { outputPath: json }]] : ['default'],
});
