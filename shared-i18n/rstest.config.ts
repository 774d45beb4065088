import { defineConfig } from '@rstest/core';
import { testProjects } from './src/testing/projects.ts';

export default defineConfig({ projects: testProjects('@billet/shared-i18n') });
