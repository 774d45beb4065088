import type { RsbuildPlugin } from '@rsbuild/core';
import { ASSETS_RETRY_DATA_ATTRIBUTE, pluginAssetsRetry } from '@rsbuild/plugin-assets-retry';

/**
 * Requests a lazy script or stylesheet that was lost once more. The new address matters: a browser keeps a hanging request under its
 * address, and a changed file even beyond a reload.
 */
export function retryAssets(): RsbuildPlugin[] {
  const retry = pluginAssetsRetry({
    max: 1,
    type: ['script', 'link'],
    crossOrigin: 'anonymous',
    addQuery: () => `?attempt=${Date.now()}`,
  });
  return [retry, withoutInlineScript];
}

/** The plugin's inline script retries the files that the page itself names. The host's boot script does that, and says so in words. */
const withoutInlineScript: RsbuildPlugin = {
  name: 'billet:without-inline-retry',
  setup(api) {
    api.modifyHTMLTags(({ headTags, bodyTags }) => ({
      headTags: headTags.filter(({ attrs }) => attrs?.[ASSETS_RETRY_DATA_ATTRIBUTE] === undefined),
      bodyTags,
    }));
  },
};
