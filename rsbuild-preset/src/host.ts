import path from 'node:path';
import { textsOf } from '@billet/release/build-format';
import { defineConfig, type EnvironmentConfig, mergeRsbuildConfig, type RsbuildConfig } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import { retryAssets } from './assets-retry.ts';
import { type BootOptions, inlineBoot } from './boot.ts';
import { developmentProxy, flatOutput, withoutLazyCompilation } from './common.ts';
import { describeHost, type HostIdentity } from './describe-host.ts';
import { sourcesOf } from './development/manifests.ts';
import { developmentPage } from './development/page.ts';
import { portOf, remoteNames, settingOf } from './development/ports.ts';
import { developmentRelease } from './development/release.ts';
import { requirePort } from './development/require-port.ts';
import { servePage } from './development/serve-page.ts';
import { serveSources } from './development/serve-sources.ts';
import { watchOptions } from './development/watch-options.ts';
import { framesEnvironment, hasFrames } from './frames/bundle.ts';
import { checkCopies } from './library-copies/check-copies.ts';
import { hostCopyFaults } from './library-copies/copies.ts';
import { productionRouter } from './published-builds.ts';
import { sharedVersions } from './shared.ts';
import { nameByContent } from './styles/class-names.ts';

export interface HostOptions extends HostIdentity {
  readonly boot: BootOptions;
}

/** Build configuration of the host: an ordinary page that knows no remote. It finds the remotes at run time in the release data. */
export function defineHost(options: HostOptions): ReturnType<typeof defineConfig> {
  return defineConfig(async ({ command }) => {
    if (command === 'dev') await requirePort(settingOf('host'), portOf('host'));
    return command === 'build' ? production(options) : { ...common(), ...development(options) };
  });
}

function common(): EnvironmentConfig {
  return {
    source: {
      entry: { index: './src/main.tsx' },
      preEntry: path.join(import.meta.dirname, `host-public-path${path.extname(import.meta.filename)}`),
      define: {
        // the plugin's `optimization` for a host without the plugin: https://module-federation.io/configure/experiments.html#optimization
        FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true',
        FEDERATION_OPTIMIZE_NO_SHARED: 'false',
        FEDERATION_OPTIMIZE_NO_REMOTE: 'false',
        ENV_TARGET: '"web"',
        SHARED_VERSIONS: JSON.stringify(sharedVersions(process.cwd())),
        OVERRIDE_TEXTS: JSON.stringify(textsOf(['override'])),
      },
    },
    html: { template: './index.html', scriptLoading: 'defer' },
    splitChunks: false,
    tools: { swc: { env: { bugfixes: true } } },
  };
}

function production(options: HostOptions): RsbuildConfig {
  const frames = hasFrames() ? { frames: framesEnvironment('host', '/host/') } : {};
  return { plugins: [pluginReact()], resolve: { alias: productionRouter }, environments: { web: released(options), ...frames } };
}

function released(options: HostOptions): EnvironmentConfig {
  const { boot, ...identity } = options;
  const output = flatOutput('host', true);
  return mergeRsbuildConfig(common(), {
    plugins: [...retryAssets(), nameByContent('host'), checkCopies(hostCopyFaults), inlineBoot(boot), describeHost(identity)],
    output: { ...output, distPath: { ...(output.distPath as object), html: '' }, assetPrefix: '/host/' },
    // the browser rejects a changed file: the page has the hashes of the files it names, the entry script those of the lazy files
    security: { sri: { enable: true, algorithm: 'sha256' } },
    html: { template: './index.html', scriptLoading: 'defer', crossorigin: 'anonymous' },
  });
}

function development(options: HostOptions): RsbuildConfig {
  return {
    plugins: [
      pluginReact(),
      serveSources({ manifests: remoteNames().map(sourcesOf) }),
      servePage('app', () => developmentRelease(options)),
    ],
    server: { host: 'localhost', port: portOf('host'), strictPort: true, proxy: developmentProxy, printUrls: false },
    tools: watchOptions,
    environments: {
      app: {
        output: flatOutput('host', false),
        dev: withoutLazyCompilation,
        plugins: [inlineBoot(options.boot), developmentPage()],
      },
      gallery: gallery(),
    },
  };
}

/** The gallery of the shell's views, at `/gallery/`. */
function gallery(): EnvironmentConfig {
  const output = flatOutput('host', false);
  return {
    source: { entry: { index: './src/gallery-page.tsx' } },
    output: { ...output, distPath: { ...(output.distPath as object), root: 'dist/gallery' } },
    dev: { ...withoutLazyCompilation, assetPrefix: '/gallery/' },
    html: { template: path.join(import.meta.dirname, 'standalone.html') },
    plugins: [developmentPage()],
  };
}
