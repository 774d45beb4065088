import type { Entry } from '../world/launch.ts';

/** The destination of a link inside the messenger. */
export type Destination =
  | { readonly kind: 'app'; readonly app: Entry; readonly start: string }
  | { readonly kind: 'bot'; readonly start: string | null }
  | { readonly kind: 'share'; readonly text: string }
  | { readonly kind: 'channel'; readonly name: string }
  | { readonly kind: 'elsewhere'; readonly url: string };

export interface BotNames {
  readonly username: string;
  readonly apps: { readonly send: string; readonly ask: string };
}

/** Parses a t.me link. Names are case-insensitive. */
export function destinationOf(link: string, bot: BotNames): Destination {
  const url = URL.parse(link);
  const elsewhere = { kind: 'elsewhere', url: link } as const;
  if (!url || !/^(www\.)?(t|telegram)\.me$/.test(url.hostname)) return elsewhere;
  const [name = '', app = ''] = url.pathname.slice(1).toLowerCase().split('/');
  if (name === 'share') return { kind: 'share', text: sharedText(url.searchParams) };
  // any other name is a channel: people have no links
  if (name !== bot.username.toLowerCase()) return /^[a-z]\w+$/.test(name) && !app ? { kind: 'channel', name } : elsewhere;
  const start = url.searchParams.get('startapp');
  if (app === bot.apps.send.toLowerCase()) return { kind: 'app', app: 'send', start: start ?? '' };
  if (app === bot.apps.ask.toLowerCase()) return { kind: 'app', app: 'ask', start: start ?? '' };
  if (app) return elsewhere;
  return start === null ? { kind: 'bot', start: url.searchParams.get('start') } : { kind: 'app', app: 'main', start };
}

/** The link followed by the text, as the messenger drafts it. */
function sharedText(query: URLSearchParams): string {
  return [query.get('url'), query.get('text')].filter(Boolean).join('\n');
}
