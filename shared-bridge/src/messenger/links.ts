import { isMessengerLink } from '@billet/shared-domain/rules/links';
import type { Outcome } from '../contract.ts';
import { attempt, done, failure } from './outcome.ts';
import { isFramed, post, postRequiringVersion, supportsVersion } from './wire.ts';

const isWebLink = (url: string) => /^https?:\/\//i.test(url);

function openTab(url: string): Outcome {
  window.open(url, '_blank', 'noopener');
  return done;
}

/** A client before 6.1 cannot open a link; its web view can. */
export function telegramLink(url: string): void {
  if (!isWebLink(url)) return;
  if (!attempt(() => postRequiringVersion('6.1', 'web_app_open_link', { url })).ok) openTab(url);
}

export function webLink(url: string): void {
  if (isWebLink(url)) openTab(url);
}

/** A native client before 6.1 opens its own links by address. In a frame that address would only replace the app. */
function openInside(url: string): void {
  const { pathname, search, href } = new URL(url);
  if (supportsVersion('6.1') || isFramed()) post('web_app_open_tg_link', { path_full: pathname + search });
  else window.location.href = href;
}

/** Accepts only links of the messenger's own host (TXT-02). */
export function telegramMessengerLink(url: string): void {
  if (isMessengerLink(url) && !attempt(() => openInside(url)).ok) openTab(url);
}

export function webMessengerLink(url: string): void {
  if (isMessengerLink(url)) openTab(url);
}

const shareLink = (url: string, text: string) => `https://t.me/share/url?url=${encodeURIComponent(url)}&text=${encodeURIComponent(text)}`;

export function telegramShareLink(url: string, text: string): Outcome {
  return attempt(() => openInside(shareLink(url, text)));
}

export function webShareLink(url: string, text: string): Outcome {
  return isWebLink(url) ? openTab(shareLink(url, text)) : failure('failed');
}
