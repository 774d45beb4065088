import { fakeBridge } from '@billet/shared-bridge/testing';
import { expect, test } from '@rstest/core';
import { samples } from '../site/samples.ts';
import { siteMapOf } from '../site/site-map.ts';
import { linkTo } from './reopen-app.ts';

const code = 'a2b3c4d5e6';
const { config } = fakeBridge().bridge;
const { routes } = siteMapOf(samples);
const bot = 'https://t.me/billet_bot';

test.each([
  [`/send?code=${code}`, `/send?startapp=${code}`],
  [`/ask?code=${code}`, `/ask?startapp=${code}`],
  ['/ask?code=nonsense', '/ask'],
  ['/inbox', '/ask'],
  [`/inbox?code=${code}`, '/ask'],
  ['', '/ask'],
])('[ENV-12] %s is reopened by the link …%s', (route, link) => {
  expect(linkTo({ route }, routes, config)).toBe(bot + link);
});

test('[ENV-12] before a route exists, the link of the launch is reopened: of its app, or without an app if the owner’s mode decides', () => {
  expect(linkTo({ code, path: '/send' }, routes, config)).toBe(`${bot}/send?startapp=${code}`);
  expect(linkTo({ code, path: null }, routes, config)).toBe(`${bot}?startapp=${code}`);
});
