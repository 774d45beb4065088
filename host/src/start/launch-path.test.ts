import { describe, expect, test } from '@rstest/core';
import { type LaunchFacts, launchPath } from './launch-path.ts';

const code = 'a2b3c4d5e6';
const fresh: LaunchFacts = {
  hash: '#tgWebAppData=x',
  query: '',
  startParam: null,
  launchId: 'one',
  kept: null,
  ownCode: 'zzzzzzzzzz',
  modeOf: async () => null,
};
const path = (facts: Partial<LaunchFacts>) => launchPath({ ...fresh, ...facts });

describe('[ENV-11] where a launch leads', () => {
  test('home without a start parameter', async () => {
    expect(await path({})).toBe('/share');
  });

  test.each([['send'], ['ask']])('to the page of its app: entry=%s', async (entry) => {
    expect(await path({ query: `?entry=${entry}`, startParam: code })).toBe(`/${entry}?code=${code}`);
  });

  test('without an entry to the page of the recipient’s own mode', async () => {
    expect(await path({ startParam: code, modeOf: async () => 'valentine' })).toBe(`/send?code=${code}`);
    expect(await path({ startParam: code, modeOf: async () => 'anonymous' })).toBe(`/ask?code=${code}`);
  });

  test('an unknown, malformed or own code leads home', async () => {
    expect(await path({ startParam: code })).toBe('/share');
    expect(await path({ startParam: 'not-a-code', query: '?entry=send' })).toBe('/share');
    expect(await path({ startParam: code, ownCode: code, query: '?entry=send' })).toBe('/share');
  });

  test('a reload keeps the route of the address', async () => {
    expect(await path({ hash: '#/inbox', startParam: code, query: '?entry=send' })).toBe('/inbox');
  });

  test('the same launch opened again goes on where it was, another one is applied', async () => {
    const kept = { launchId: 'one', route: '/inbox' };
    expect(await path({ kept, startParam: code, query: '?entry=ask' })).toBe('/inbox');
    expect(await path({ kept, launchId: 'two', startParam: code, query: '?entry=ask' })).toBe(`/ask?code=${code}`);
  });
});
