import { defineConfig } from '@rstest/core';

const json = process.env.RSTEST_JSON;

/** All unit and server suites in one run; each room has its own configuration. */
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
    'simulator',
    'server',
  ],
  reporters: json ? ['default', ['json', { outputPath: json }]] : ['default'],
});
