import { testProjects } from '@billet/shared-i18n/testing/projects';
import { defineConfig } from '@rstest/core';

export default defineConfig({ projects: testProjects('@billet/host') });
