import { fakeBridge } from '@billet/shared-bridge/testing';
import { expect, test } from '@rstest/core';
import { samples } from '../site/samples.ts';
import { siteMapOf } from '../site/site-map.ts';
import { linkTo } from './open-again.ts';

const code = 'a2b3c4d5e6';
const { config } = fakeBridge().bridge;

test.each([
  [`/send?code=${code}`, `/send?startapp=${code}`],
  [`/ask?code=${code}`, `/ask?startapp=${code}`],
  ['/ask?code=nonsense', '/ask'],
  ['/inbox', '/ask'],
  ['', '/ask'],
])('[ENV-12] %s is opened again by the link …%s', (route, link) => {
  expect(linkTo(route, siteMapOf(samples).routes, config)).toBe(`https://t.me/billet_bot${link}`);
});
