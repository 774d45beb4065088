import { expect, test } from '@rstest/core';
import { ownLink } from './own-link.ts';

const config = { botUsername: 'billet_bot', sendApp: 'send', askApp: 'ask' };

test('[ENV-11b] the link of a mode opens the app of that mode with the code', () => {
  expect(ownLink('a2b3c4d5e6', 'valentine', config)).toBe('https://t.me/billet_bot/send?startapp=a2b3c4d5e6');
  expect(ownLink('a2b3c4d5e6', 'anonymous', config)).toBe('https://t.me/billet_bot/ask?startapp=a2b3c4d5e6');
});
