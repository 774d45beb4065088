import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { type RsbuildPlugin, rspack } from '@rsbuild/core';

export interface BootOptions {
  /** The module whose `boot(window, table)` runs inline; it must import nothing at run time. */
  readonly script: string;
  readonly table: unknown;
}

/** Puts the host's boot script into the page, so that the first requests start with the HTML itself. */
export function inlineBoot(options: BootOptions): RsbuildPlugin {
  return {
    name: 'billet:inline-boot',
    setup(api) {
      api.modifyHTMLTags(async (tags) => {
        const children = await inlineScript(options);
        return { ...tags, headTags: [{ tag: 'script', head: true, children }, ...tags.headTags.map(first)] };
      });
    },
  };
}

/** A deferred script waits behind all that is preloaded, though nothing is drawn before it has run. */
function first<T extends { readonly tag: string; readonly attrs?: object }>(tag: T): T {
  return tag.tag === 'script' ? { ...tag, attrs: { ...tag.attrs, fetchpriority: 'high' } } : tag;
}

async function inlineScript({ script, table }: BootOptions): Promise<string> {
  const source = stripTypeScriptTypes(readFileSync(script, 'utf8')).replaceAll(/^export /gm, '');
  const whole = `(() => { ${source}\n boot(window, ${JSON.stringify(table)}); })();`;
  const { code } = await rspack.experiments.swc.minify(whole, { compress: true, mangle: true });
  return code.replaceAll('</script', '<\\/script');
}
