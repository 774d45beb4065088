import { expect, test } from '@rstest/core';
import { destinationOf } from './messenger-link.ts';

const bot = { username: 'billet_bot', apps: { send: 'send', ask: 'ask' } };

test.each([
  ['https://t.me/billet_bot/send?startapp=CODE', { kind: 'app', app: 'send', start: 'CODE' }],
  ['https://t.me/Billet_Bot/ASK?startapp=CODE', { kind: 'app', app: 'ask', start: 'CODE' }],
  ['https://t.me/billet_bot?startapp=CODE', { kind: 'app', app: 'main', start: 'CODE' }],
  ['https://t.me/billet_bot?start=send_anon', { kind: 'bot', start: 'send_anon' }],
  ['https://t.me/billet_bot', { kind: 'bot', start: null }],
  ['https://t.me/share/url?url=https%3A%2F%2Ft.me%2Fx&text=Hello', { kind: 'share', text: 'https://t.me/x\nHello' }],
  ['https://t.me/billet_bot/other', { kind: 'elsewhere', url: 'https://t.me/billet_bot/other' }],
  ['https://t.me/Billet_News', { kind: 'channel', name: 'billet_news' }],
  ['https://t.me/+AbCdEf', { kind: 'elsewhere', url: 'https://t.me/+AbCdEf' }],
  ['https://t.me/somebody/1', { kind: 'elsewhere', url: 'https://t.me/somebody/1' }],
  ['https://t.me.example.org/billet_bot', { kind: 'elsewhere', url: 'https://t.me.example.org/billet_bot' }],
])('parses %s', (link, destination) => {
  expect(destinationOf(link, bot)).toEqual(destination);
});
