import type { FastifyRequest } from 'fastify';
import type { Config } from '../../../kit/config.ts';
import { translate } from '../../../kit/messages/texts.ts';

/**
 * Whether a request may come from a program that shows a preview of a link. Browsers send Fetch Metadata headers over HTTPS, so that their
 * pages, which have to fit into the first round trip (FST-01), do not contain the preview.
 */
export const isLinkPreviewRequest = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean => headers['sec-fetch-mode'] === undefined;

const HEAD_END = /<\/head>/i;
const attribute = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/**
 * Adds the preview of a link (https://ogp.me): title, description and poster. It is the same for every link, so it does not tell
 * whether a code has an owner, or whether the owner paused the inbox or deleted the account.
 */
export function withPreview(page: string, { publicUrl }: Pick<Config, 'publicUrl'>, locale: string): string {
  const properties = {
    'og:type': 'website',
    'og:site_name': 'Billet',
    'og:title': translate(locale, 'bot-preview-title'),
    'og:description': translate(locale, 'bot-preview-text'),
    'og:image': `${publicUrl}/art/preview.jpg`,
    'og:image:width': '1200',
    'og:image:height': '630',
  };
  const tags = Object.entries(properties).map(([name, content]) => `<meta property="${name}" content="${attribute(content)}">`);
  return page.replace(HEAD_END, (end) => `${tags.join('')}<meta name="twitter:card" content="summary_large_image">${end}`);
}
