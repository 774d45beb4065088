import { defineConfig } from '@rstest/core';

const json = process.env.RSTEST_JSON;

/** All unit and server suites in one run; each package has its own configuration. */
export default defineConfig({
  projects: [
    'scripts',
    'shared-domain',
    'shared-i18n',
    'shared-ui',
    'shared-bridge',
    'remote-share',
    'remote-inbox',
    'remote-send',
    'host',
    'release',
    'rsbuild-preset',
    'simulator',
    'e2e',
    'server',
  ],
  // one less than there are cores is the default: one, on a machine of two
  pool: { maxWorkers: 2 },
  reporters: json ? ['default', ['json', { outputPath: json }]] : ['default'],
});
