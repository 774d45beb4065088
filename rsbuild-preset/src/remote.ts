import { existsSync } from 'node:fs';
import path from 'node:path';
import { sourceTexts } from '@billet/release/build-format';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { defineConfig, type EnvironmentConfig, type RsbuildConfig, type RsbuildPlugin } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import { retryAssets } from './assets-retry.ts';
import { checkManifest, type ManifestIdentity } from './check-manifest.ts';
import { developmentProxy, flatOutput, withoutLazyCompilation } from './common.ts';
import { commonChunks } from './common-chunks.ts';
import { describeRemote } from './describe-remote.ts';
import { describeSources } from './development/describe-sources.ts';
import { manifestIn } from './development/manifests.ts';
import { originOf, readers } from './development/origins.ts';
import { developmentPage } from './development/page.ts';
import { portOf, settingOf } from './development/ports.ts';
import { printAddresses } from './development/print-addresses.ts';
import { requirePort } from './development/require-port.ts';
import { serveSources } from './development/serve-sources.ts';
import { watchOptions } from './development/watch-options.ts';
import { framesEnvironment, hasFrames } from './frames/bundle.ts';
import { checkCopies } from './library-copies/check-copies.ts';
import { remoteCopyFaults } from './library-copies/copies.ts';
import { nameBuild, namesInPage } from './name-build.ts';
import { federationModules } from './published-builds.ts';
import { checkStyles } from './styles/check-styles.ts';
import { nameByContent } from './styles/class-names.ts';

type FederationOptions = ConstructorParameters<typeof ModuleFederationPlugin>[0];

export interface RemoteOptions extends Pick<ManifestIdentity, 'icons'> {
  /** Options of `ModuleFederationPlugin`; the preset adds those that all remotes have in common. */
  readonly federation: Pick<FederationOptions, 'exposes' | 'shared'> & { readonly name: string };
}

type Remote = ManifestIdentity & RemoteOptions;

/**
 * Build configuration of a remote. `rsbuild build` makes the federated files for a release. `rsbuild dev` serves the standalone remote
 * (`/`, and `/gallery` if it has one) and its federated form for a host in development.
 */
export function defineRemote(options: RemoteOptions): ReturnType<typeof defineConfig> {
  return defineConfig(async ({ command }) => {
    // not a static import: the development server would restart after each edit
    const remote = { ...options, name: options.federation.name, manifest: await manifestIn(path.resolve('src')) };
    if (command === 'build') return production(remote);
    if (command === 'dev') await requirePort(settingOf(remote.name), portOf(remote.name));
    return development(remote);
  });
}

function production(options: Remote): RsbuildConfig {
  const frames = hasFrames() ? { frames: framesEnvironment(options.name, `/r/${options.name}/`) } : {};
  return { root: process.cwd(), plugins: [pluginReact()], environments: { federated: federated(options, true), ...frames } };
}

function development(options: Remote): RsbuildConfig {
  const { name } = options;
  const { protocol, hostname, port } = new URL(originOf(name));
  const isSecure = protocol === 'https:';
  const answers = {
    '/federated/remote.json': () => describeSources(options),
    '/federated/texts/*': async (locale: string) => sourceTexts(locale, [name]),
  };
  return {
    plugins: [pluginReact(), serveSources({ manifests: [path.resolve('src')], answers }), printAddresses(name)],
    server: { port: portOf(name), strictPort: true, proxy: developmentProxy, printUrls: false, cors: { origin: readers() } },
    dev: { client: { host: hostname, port: port || (isSecure ? 443 : 80), protocol: isSecure ? 'wss' : 'ws' } },
    tools: watchOptions,
    environments: { standalone: standalone(options), federated: federated(options, false) },
  };
}

function federated(options: Remote, isBuild: boolean): EnvironmentConfig {
  const output = flatOutput(options.name, isBuild);
  return {
    source: { entry: {} },
    plugins: isBuild ? [...released(options), checkManifest(options)] : [checkManifest(options)],
    output: {
      ...output,
      assetPrefix: 'auto',
      distPath: { ...(output.distPath as object), root: isBuild ? 'dist' : 'dist/federated' },
    },
    resolve: { alias: federationModules },
    // a production build needs no port
    dev: isBuild ? {} : { ...withoutLazyCompilation, assetPrefix: `${originOf(options.name)}/federated/` },
    splitChunks: false,
    tools: {
      htmlPlugin: false,
      // also in development, so that the remote runs with the production React of a released host
      swc: { env: { bugfixes: true }, jsc: { transform: { react: { development: false } } } },
      rspack: (config, { appendPlugins, rspack }) => {
        config.entry = {};
        config.output = {
          ...config.output,
          ...namesInPage(options.name, isBuild),
          crossOriginLoading: 'anonymous',
        };
        const pages = options.manifest.routes.map(({ page }) => page);
        if (isBuild) config.optimization = { ...config.optimization, splitChunks: commonChunks(pages) };
        appendPlugins(container(options.federation, isBuild));
        if (isBuild) appendPlugins(new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha256'] }));
      },
    },
  };
}

/** Plugins of a release build: retries, names by content, and checks for effects on other parts of the page. */
function released(options: ManifestIdentity): RsbuildPlugin[] {
  const { name } = options;
  return [
    ...retryAssets(),
    nameByContent(name),
    nameBuild(),
    checkStyles(name),
    checkCopies((copies) => remoteCopyFaults(name, copies)),
    describeRemote(options),
  ];
}

function container(federation: RemoteOptions['federation'], isBuild: boolean): ModuleFederationPlugin {
  return new ModuleFederationPlugin({
    ...federation,
    // an assignment, because a declaration would reject a name with a hyphen and reserved words
    library: { type: 'window', name: federation.name },
    filename: isBuild ? 'remoteEntry.[contenthash:10].js' : 'remoteEntry.js',
    shareStrategy: 'loaded-first',
    runtimePlugins: isBuild
      ? []
      : [path.join(import.meta.dirname, `development/reload-without-refresh${path.extname(import.meta.filename)}`)],
    manifest: false,
    dts: false,
    dev: false,
    // the host has the runtime's core: https://module-federation.io/configure/experiments.html#externalruntime
    experiments: { externalRuntime: true, optimization: { disableSnapshot: true, disableRemote: true, target: 'web' } },
  });
}

function standalone(options: ManifestIdentity): EnvironmentConfig {
  const gallery = existsSync('src/gallery-page.tsx') ? { gallery: './src/gallery-page.tsx' } : {};
  return {
    source: { entry: { index: './src/standalone.tsx', ...gallery } },
    output: flatOutput(options.name, false),
    dev: withoutLazyCompilation,
    html: { template: path.join(import.meta.dirname, 'standalone.html') },
    // with separate library files, fixing an import error would change the set of files and reload the page
    splitChunks: false,
    plugins: [developmentPage()],
  };
}
