import type { RsbuildPlugin } from '@rsbuild/core';
import { ASSETS_RETRY_DATA_ATTRIBUTE, pluginAssetsRetry } from '@rsbuild/plugin-assets-retry';

/**
 * Requests a lazy script or stylesheet a second time after a failed load. The retry has a new address because a browser caches a hanging
 * request under its address, and a corrupted file even across a reload.
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

/**
 * Removes the plugin's inline script, which retries the files named in the HTML. The host's boot script already does that and shows a
 * message.
 */
const withoutInlineScript: RsbuildPlugin = {
  name: 'billet:without-inline-retry',
  setup(api) {
    api.modifyHTMLTags(({ headTags, bodyTags }) => ({
      headTags: headTags.filter(({ attrs }) => attrs?.[ASSETS_RETRY_DATA_ATTRIBUTE] === undefined),
      bodyTags,
    }));
  },
};
