import { existsSync } from 'node:fs';
import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { defineConfig, type EnvironmentConfig, type RsbuildConfig } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import { checkManifest, type ManifestIdentity } from './check-manifest.ts';
import { developmentProxy, flatOutput, wholeAtOnce } from './common.ts';
import { describeRemote } from './describe-remote.ts';
import { developmentPage } from './development.ts';
import { sharedVersions } from './shared.ts';
import { slimRuntime } from './slim-runtime.ts';

export interface RemoteOptions extends ManifestIdentity {
  /** The range of the bridge's contract that the remote is made for, like `^1.0.0`. */
  readonly contract: string;
  /** The port of its development server. */
  readonly port: number;
}

/**
 * How a remote is built. `rsbuild build` makes the federated files that a release takes; `rsbuild dev` serves the
 * remote standing alone (`/`, and `/gallery` where there is one) and, for a host in development, its federated form.
 */
export function defineRemote(options: RemoteOptions): ReturnType<typeof defineConfig> {
  return defineConfig(({ command }) => (command === 'build' ? production(options) : development(options)));
}

function production(options: RemoteOptions): RsbuildConfig {
  return { root: process.cwd(), plugins: [pluginReact()], environments: { federated: federated(options, true) } };
}

function development(options: RemoteOptions): RsbuildConfig {
  return {
    plugins: [pluginReact()],
    server: { port: options.port, strictPort: true, proxy: developmentProxy, printUrls: false },
    dev: { client: { host: 'localhost', port: options.port, protocol: 'ws' } },
    environments: { standalone: standalone(options), federated: federated(options, false) },
  };
}

function federated(options: RemoteOptions, isBuild: boolean): EnvironmentConfig {
  const output = flatOutput(options.name, isBuild);
  return {
    source: { entry: {} },
    plugins: isBuild ? [slimRuntime(), describeRemote(options), checkManifest(options)] : [checkManifest(options)],
    output: {
      ...output,
      assetPrefix: 'auto',
      distPath: { ...(output.distPath as object), root: isBuild ? 'dist' : 'dist/federated' },
    },
    dev: { assetPrefix: `http://localhost:${options.port}/federated/` },
    splitChunks: false,
    tools: {
      htmlPlugin: false,
      rspack: (config, { appendPlugins, rspack }) => {
        config.entry = {};
        config.output = {
          ...config.output,
          uniqueName: `billet-${options.name}`,
          chunkLoadingGlobal: `billetChunks_${options.name}`,
          chunkLoadTimeout: 8000,
          crossOriginLoading: 'anonymous',
        };
        appendPlugins(container(options, isBuild));
        if (isBuild) appendPlugins(new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'] }));
      },
    },
  };
}

function container(options: RemoteOptions, isBuild: boolean): ModuleFederationPlugin {
  const shared = Object.entries(sharedVersions(options.contract.replace('^', ''))).map(([name, version]) => {
    const requiredVersion = name.startsWith('@billet/') ? options.contract : `^${version}`;
    return [name, { singleton: true, strictVersion: true, import: false as const, requiredVersion }] as const;
  });
  return new ModuleFederationPlugin({
    name: options.name,
    filename: isBuild ? 'remoteEntry.[contenthash:10].js' : 'remoteEntry.js',
    exposes: { './pages': { import: './src/pages.ts', name: 'pages' } },
    shared: Object.fromEntries(shared),
    shareStrategy: 'loaded-first',
    runtimePlugins: [[path.join(import.meta.dirname, 'retry-urls.ts'), { remote: options.name }]],
    manifest: false,
    dts: false,
    dev: false,
    experiments: { externalRuntime: true, optimization: { disableSnapshot: true, target: 'web' } },
  });
}

function standalone(options: RemoteOptions): EnvironmentConfig {
  const gallery = existsSync('src/gallery-page.tsx') ? { gallery: './src/gallery-page.tsx' } : {};
  return {
    source: { entry: { index: './src/standalone.tsx', ...gallery } },
    output: flatOutput(options.name, false),
    dev: wholeAtOnce,
    html: { template: path.join(import.meta.dirname, 'standalone.html') },
    plugins: [developmentPage()],
  };
}
