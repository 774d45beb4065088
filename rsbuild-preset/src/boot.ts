import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fillJson } from '@billet/release/build-format';
import { type RsbuildPlugin, type Rspack, rspack } from '@rsbuild/core';

export interface BootOptions {
  /** The module that runs inline. It is bundled with its imports into one script. */
  readonly script: string;
  /** The stylesheet of the page before any file has loaded. It is embedded too. */
  readonly style: string;
  /** Data embedded in the page next to the script, by the id of its element. */
  readonly data?: Readonly<Record<string, unknown>>;
}

/** Inlines the host's boot script into the page, so that the first requests start as soon as the HTML is parsed. */
export function inlineBoot(options: BootOptions): RsbuildPlugin {
  return {
    name: 'billet:inline-boot',
    setup(api) {
      api.modifyHTML((page) =>
        Object.entries(options.data ?? {}).reduce((filled, [id, value]) => fillJson(filled, id, value), withoutSpace(page)),
      );
      api.modifyHTMLTags(async (tags, { environment }) => {
        const { script, style } = await inlineFiles(options, environment.config.output.overrideBrowserslist);
        // the style last, next to that of the first frames: similar neighbours compress better
        const own = [
          { tag: 'script', head: true, children: script },
          { tag: 'style', head: true, children: style },
        ];
        return { ...tags, headTags: [...own, ...tags.headTags.map(first)] };
      });
    },
  };
}

/** Without the space between the tags of the template, which has no text next to a tag. */
const withoutSpace = (page: string) => page.replaceAll(/>\s+</g, '><').replaceAll(' />', '>');

/** Without fetchpriority, a deferred script is loaded after every preload, although nothing renders before it has run. */
function first<T extends { readonly tag: string; readonly attrs?: object }>(tag: T): T {
  return tag.tag === 'script' ? { ...tag, attrs: { ...tag.attrs, fetchpriority: 'high' } } : tag;
}

/** One minified script of the module and its imports, and the minified stylesheet, escaped for inline elements. */
async function inlineFiles(
  { script, style }: BootOptions,
  browsers: readonly string[] = [],
): Promise<{ readonly script: string; readonly style: string }> {
  const folder = mkdtempSync(path.join(tmpdir(), 'billet-boot-'));
  try {
    await bundled({
      mode: 'production',
      devtool: false,
      context: process.cwd(),
      entry: { boot: path.resolve(script), style: path.resolve(style) },
      target: `browserslist:${browsers.join(',')}`,
      output: { path: folder, filename: '[name].js', cssFilename: '[name].css' },
      module: {
        rules: [
          { test: /\.ts$/, loader: 'builtin:swc-loader', options: { jsc: { parser: { syntax: 'typescript' }, target: 'es2022' } } },
          { test: /\.css$/, type: 'css' },
        ],
      },
      optimization: {
        minimizer: [
          new rspack.SwcJsMinimizerRspackPlugin({ minimizerOptions: { compress: { passes: 3 } } }),
          new rspack.LightningCssMinimizerRspackPlugin(),
        ],
      },
    });
    const read = (name: string) => readFileSync(path.join(folder, name), 'utf8');
    return { script: read('boot.js').replaceAll('</script', '<\\/script'), style: read('style.css') };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function bundled(options: Rspack.Configuration): Promise<void> {
  return new Promise((resolve, reject) => {
    rspack(options, (failure, stats) => {
      if (failure) reject(failure);
      else if (stats?.hasErrors()) reject(new Error(stats.toString({ all: false, errors: true })));
      else resolve();
    });
  });
}
