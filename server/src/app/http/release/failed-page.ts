import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type ApiError, sendError, setStatus } from '../../../kit/http/errors.ts';
import { COMMON_LANGUAGE, languages, translate } from '../../../kit/messages/texts.ts';
import { preferredLanguage } from './language.ts';

const STYLE =
  ':root{color-scheme:light dark;font:17px/1.4 system-ui,sans-serif}body{display:grid;place-content:center;justify-items:center;gap:16px;min-height:80vh;margin:24px;text-align:center}p{margin:0}button{min-height:44px;padding:0 24px;font:inherit}';
/** The address keeps its hash, in which the messenger puts who opened the app. */
const SCRIPT = 'document.querySelector("button").onclick=()=>location.reload()';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const POLICY = `default-src 'none'; style-src ${hashOf(STYLE)}; script-src ${hashOf(SCRIPT)}`;

/** Responds in the browser's language if a person opens the app, otherwise as to a call. `not_found` is for developers: nothing is built. */
export function sendFailedPage(request: FastifyRequest, reply: FastifyReply, error: ApiError): FastifyReply {
  if (error.code === 'not_found' || !request.headers.accept?.includes('text/html')) return sendError(reply, error);
  const language = preferredLanguage(request.headers['accept-language'], new Set(languages)) ?? COMMON_LANGUAGE;
  return setStatus(reply, error)
    .headers({
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': POLICY,
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'no-referrer',
      'Cache-Control': 'no-store',
    })
    .send(pageIn(language));
}

const pageIn = (language: string) =>
  `<!doctype html><html lang="${language}"><meta charset="utf-8">` +
  `<meta name="viewport" content="width=device-width"><title>Billet</title><style>${STYLE}</style>` +
  `<p dir="auto">${translate(language, 'page-slow')}</p><button dir="auto">${translate(language, 'page-reload')}</button><script>${SCRIPT}</script>`;
