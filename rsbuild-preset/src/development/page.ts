import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fillJson } from '@billet/release/build-format';
import type { RsbuildPlugin } from '@rsbuild/core';

/** The configuration of the page, which the server writes in a deployment. */
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

/** Completes the page of a development server as the server does in a deployment, and adds scripts for hot reload. */
export function developmentPage(): RsbuildPlugin {
  return {
    name: 'billet:development-page',
    setup(api) {
      // before any other script: React must find the hook of React Refresh when it loads, or modules cannot be hot-reloaded
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
