import { expect, test } from '@rstest/core';
import { botLink, invoiceSlug, isMessengerLink, shareLink } from './links.ts';

test("[PAY-01] invoiceSlug accepts only links on Telegram's short-link host with a slug", () => {
  expect(invoiceSlug('https://t.me/$abc-DEF_1=')).toBe('abc-DEF_1=');
  expect(invoiceSlug('https://t.me/invoice/abc')).toBe('abc');
  for (const link of [
    'https://t.me/',
    'https://t.me/abc',
    'https://t.me/invoice/',
    'https://t.me/$',
    'http://t.me/$abc',
    'https://evil.example/$abc',
    'https://t.me.evil.example/$abc',
    'https://t.me@evil.example/$abc',
    'https://t.me/invoice/a/b',
    'javascript:alert(1)',
    '',
    'https://t.me//evil.example/$abc',
  ])
    expect({ link, slug: invoiceSlug(link) }).toEqual({ link, slug: null });
});

test("[TXT-02] isMessengerLink accepts only links on Telegram's host", () => {
  expect(isMessengerLink('https://t.me/boris')).toBe(true);
  for (const link of [
    'https://t.me.evil.example/',
    'https://t.me@evil.example/',
    'http://t.me/boris',
    'tg://resolve?domain=boris',
    '//t.me/x',
  ]) {
    expect({ link, is: isMessengerLink(link) }).toEqual({ link, is: false });
  }
});

test('[ENV-11] a share link opens the app of its page with the code as start parameter', () => {
  expect(shareLink('billet_bot', 'send', 'abcdefgh23')).toBe('https://t.me/billet_bot/send?startapp=abcdefgh23');
  expect(botLink('billet_bot', 'send_valentine')).toBe('https://t.me/billet_bot?start=send_valentine');
});
