import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fillJson } from '@billet/release/build-format';
import type { RsbuildPlugin } from '@rsbuild/core';

/** Replaces the configuration that the server writes into the page in a deployment. */
const config = {
  apiBase: '',
  messengerOrigins: [`http://localhost:${process.env.SIMULATOR_PORT ?? 8081}`],
  botUsername: 'billet_bot',
  sendApp: 'send',
  askApp: 'ask',
  channelLink: 'https://t.me/billet_news',
  emojiStatusId: '',
  earlyRevealPrice: 49,
  isLocal: true,
};

/** Adds the elements that the server adds in a deployment to the page of a development server. */
export function developmentPage(): RsbuildPlugin {
  return {
    name: 'billet:development-page',
    setup(api) {
      // before any other script: React must find the hook, or modules that load later cannot be refreshed in place
      api.modifyHTMLTags((tags) => ({
        ...tags,
        headTags: [inline('refresh-hook.js'), inline('follow-changes.js'), ...tags.headTags],
      }));
      api.modifyHTML((page) => fillJson(fillJson(page, 'config', config), 'release', {}));
    },
  };
}

function inline(file: string) {
  return { tag: 'script', head: true, children: readFileSync(path.join(import.meta.dirname, file), 'utf8') };
}
