import type { Release } from '@billet/release/store';
import type { Config } from '../../../kit/config.ts';

/** What the browser is told of the configuration. */
export function publicConfig(config: Config): Record<string, unknown> {
  const { apiBase, messengerOrigins, botUsername, sendApp, askApp, channelLink, emojiStatusId, earlyRevealPrice, isLocal } = config;
  return { apiBase, messengerOrigins, botUsername, sendApp, askApp, channelLink, emojiStatusId, earlyRevealPrice, isLocal };
}

/** JSON that can't end the script element it stands in. */
export const asScriptData = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

/** Where a release's files are fetched from, besides the page's own origin. */
export const originsOf = ({ origin }: Release): string[] => (origin ? [origin] : []);
