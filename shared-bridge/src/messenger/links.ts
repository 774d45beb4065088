import { isMessengerLink } from '@billet/shared-domain/rules/links';
import { openLink, openTelegramLink, shareURL } from '@telegram-apps/sdk';
import type { Outcome } from '../contract.ts';
import { attempt, done, failure } from './outcome.ts';

const isWebLink = (url: string) => /^https?:\/\//i.test(url);

function openTab(url: string): Outcome {
  window.open(url, '_blank', 'noopener');
  return done;
}

export function telegramLink(url: string): void {
  if (isWebLink(url) && !attempt(() => openLink(url)).ok) openTab(url);
}

export function webLink(url: string): void {
  if (isWebLink(url)) openTab(url);
}

/** Only links of the messenger's own host (TXT-02). */
export function telegramMessengerLink(url: string): void {
  if (isMessengerLink(url) && !attempt(() => openTelegramLink(url)).ok) openTab(url);
}

export function webMessengerLink(url: string): void {
  if (isMessengerLink(url)) openTab(url);
}

export function telegramShareLink(url: string, text: string): Outcome {
  return attempt(() => shareURL(url, text));
}

export function webShareLink(url: string, text: string): Outcome {
  if (!isWebLink(url)) return failure('failed');
  return openTab(`https://t.me/share/url?url=${encodeURIComponent(url)}&text=${encodeURIComponent(text)}`);
}
