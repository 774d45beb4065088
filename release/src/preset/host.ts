import { createRequire } from 'node:module';
import path from 'node:path';
import { defineConfig, type EnvironmentConfig, type RsbuildConfig } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import { type BootOptions, inlineBoot } from './boot.ts';
import { developmentProxy, flatOutput, wholeAtOnce } from './common.ts';
import { describeHost, type HostIdentity } from './describe-host.ts';
import { developmentPage } from './development.ts';
import { developmentRelease, manifestFiles } from './development-release.ts';
import { sharedVersions } from './shared.ts';
import { slimRuntime } from './slim-runtime.ts';

const require = createRequire(import.meta.url);

export interface HostOptions extends HostIdentity {
  readonly port: number;
  readonly boot: BootOptions;
}

/** How the host is built: an ordinary page that knows no remote; it finds them at run time from the release data. */
export function defineHost(options: HostOptions): ReturnType<typeof defineConfig> {
  return defineConfig(({ command }) => ({ ...common(options), ...(command === 'build' ? production(options) : development(options)) }));
}

function common({ provides }: HostOptions): RsbuildConfig {
  return {
    source: {
      entry: { index: './src/main.tsx' },
      preEntry: path.join(import.meta.dirname, 'retry-host.ts'),
      define: {
        FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true',
        ENV_TARGET: '"web"',
        SHARED_VERSIONS: JSON.stringify(sharedVersions(provides)),
      },
    },
    html: { template: './index.html', scriptLoading: 'defer' },
    splitChunks: false,
    tools: { rspack: { output: { chunkLoadTimeout: 8000 } } },
  };
}

function production({ boot, ...identity }: HostOptions): RsbuildConfig {
  const output = flatOutput('host', true);
  return {
    plugins: [pluginReact(), slimRuntime(), inlineBoot(boot), describeHost(identity)],
    output: { ...output, distPath: { ...(output.distPath as object), html: '' }, assetPrefix: '/host/' },
    // a changed byte is never run, here as in remotes; the page carries the hashes of what it names, the script those of the rest
    security: { sri: { enable: true } },
    resolve: { alias: { 'react-router$': productionRouter() } },
    html: { template: './index.html', scriptLoading: 'defer', crossorigin: 'anonymous' },
  };
}

/** Left alone, the package gives a build its development files: warnings for developers that no person sees. */
function productionRouter(): string {
  return path.join(path.dirname(require.resolve('react-router/package.json')), 'dist/production/index.mjs');
}

function development(options: HostOptions): RsbuildConfig {
  return {
    plugins: [pluginReact()],
    dev: { watchFiles: { paths: manifestFiles(), type: 'reload-server' } },
    server: { host: 'localhost', port: options.port, strictPort: true, proxy: developmentProxy, printUrls: false },
    environments: {
      app: {
        output: flatOutput('host', false),
        plugins: [inlineBoot(options.boot), developmentPage(() => developmentRelease(options))],
      },
      gallery: gallery(),
    },
  };
}

/** The named states of the shell's own views, at `/gallery/`. */
function gallery(): EnvironmentConfig {
  const output = flatOutput('host', false);
  return {
    source: { entry: { index: './src/gallery-page.tsx' } },
    output: { ...output, distPath: { ...(output.distPath as object), root: 'dist/gallery' } },
    dev: { ...wholeAtOnce, assetPrefix: '/gallery/' },
    html: { template: path.join(import.meta.dirname, 'standalone.html') },
    plugins: [developmentPage()],
  };
}
