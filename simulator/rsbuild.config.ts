import { defineConfig } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';

/** The page; the process of src/main.ts serves it from dist/. */
export default defineConfig({
  plugins: [pluginReact()],
  source: { entry: { index: './src/page/index.tsx' } },
  html: {
    title: 'Billet — simulator',
    favicon: './src/page/icon.svg',
    meta: { viewport: 'width=device-width, initial-scale=1' },
    template: './src/page/index.html',
  },
  output: { distPath: { root: 'dist' }, filenameHash: true, cssModules: { localIdentName: '[name]-[local]-[hash:base64:4]' } },
  performance: { printFileSize: false },
});
