import { describe, expect, test } from '@rstest/core';
import { requestedOverride, sourcesOf } from './override.ts';

const local = { isLocal: true, remoteOverrides: ['http://localhost:*', 'http://127.0.0.1:*'] };
const production = { isLocal: false, remoteOverrides: ['https://dev.example.org', 'http://localhost:3002'] };
const none = { isLocal: false, remoteOverrides: [] };
const asked = (override: unknown, config: Parameters<typeof requestedOverride>[1]) => requestedOverride({ override }, config);
const startParam = (typed: string) => {
  const [remote = '', origin = ''] = typed.split('@');
  return { tgWebAppStartParam: `override-${remote}-${Buffer.from(origin).toString('base64url')}` };
};

describe("[MFE-08] an override in the page's address", () => {
  test("of a listed origin runs at once on a developer's machine and elsewhere after the user agrees", () => {
    const request = { remote: 'inbox', origin: 'http://localhost:3002' };
    expect(asked('inbox@http://localhost:3002', local)).toEqual({ ...request, verdict: 'runs' });
    expect(asked('inbox@http://localhost:3002', production)).toEqual({ ...request, verdict: 'asks' });
    expect(asked('send@https://dev.example.org/', production)).toEqual({
      remote: 'send',
      origin: 'https://dev.example.org',
      verdict: 'asks',
    });
  });

  test('can be given in the start parameter', () => {
    expect(requestedOverride(startParam('inbox@https://dev.example.org'), production)).toEqual({
      remote: 'inbox',
      origin: 'https://dev.example.org',
      verdict: 'asks',
    });
    expect(requestedOverride({ tgWebAppStartParam: 'Ab3dEf6hIj' }, production)).toBeNull();
  });

  test('[MFE-14] can name any remote, also one whose name has a hyphen', () => {
    const request = { remote: 'quiz-show', origin: 'http://localhost:3002', verdict: 'asks' };
    expect(asked('quiz-show@http://localhost:3002', production)).toEqual(request);
    expect(requestedOverride(startParam('quiz-show@http://localhost:3002'), production)).toEqual(request);
  });

  test('of an unlisted origin is foreign, however similar it is to a listed one', () => {
    for (const origin of [
      'https://evil.example',
      'https://dev.example.org.evil.example',
      'https://dev.example.org:444',
      'http://dev.example.org',
      'http://localhost:3003',
      'http://localhost',
      'http://127.0.0.1:3002',
      'http://a.localhost:3002',
    ]) {
      const listed = { ...production, isLocal: true };
      expect(asked(`inbox@${origin}`, listed)).toMatchObject({ origin, verdict: 'foreign' });
      // A stranger's link must not show its text to other users
      expect(asked(`inbox@${origin}`, production)).toBeNull();
    }
    for (const origin of [
      'http://localhost.evil.example:3002',
      'https://localhost:3002',
      'http://evil.example:3002',
      'http://127.0.0.1.nip.io:1',
    ])
      expect(asked(`inbox@${origin}`, local)).toMatchObject({ verdict: 'foreign' });
  });

  test('without a valid remote and origin is unreadable and its text is not repeated', () => {
    const unreadable = { remote: '', origin: '', verdict: 'unreadable' };
    for (const typed of [
      'inbox',
      'inbox@localhost:3002',
      'inbox@javascript:alert(1)',
      'inbox@data:text/javascript,1',
      'inbox@http://localhost:3002/path',
      'inbox@http://localhost:3002?query',
      'inbox@http://user@localhost:3002',
      'inbox@https://dev.example.org@evil.example',
      'inbox@https://you-won!(write_to_t.me=evil)',
      "inbox@https://evil.example;script-src'self'",
      'inbox@https://a,b',
      '../x@http://localhost:3002',
      '__proto__@http://localhost:3002',
      `inbox@https://${'a.'.repeat(150)}example`,
      ['inbox@http://localhost:3002', 'inbox@https://evil.example'],
    ])
      expect(asked(typed, local)).toEqual(unreadable);
    expect(requestedOverride({ tgWebAppStartParam: 'override-inbox-%' }, local)).toEqual(unreadable);
  });

  test('opens the panel without an additional source, also by a start parameter, where any origin is allowed', () => {
    const panel = { remote: '', origin: '', verdict: 'panel' };
    for (const config of [local, production]) {
      expect(asked('panel', config)).toEqual(panel);
      expect(requestedOverride({ tgWebAppStartParam: 'override-panel' }, config)).toEqual(panel);
      expect(sourcesOf(asked('panel', config))).toEqual([]);
    }
    expect(asked('panel', none)).toBeNull();
    expect(requestedOverride({ tgWebAppStartParam: 'override-panel' }, none)).toBeNull();
  });

  test('is ignored when no origin is allowed or the address has none', () => {
    expect(asked('inbox@http://localhost:3002', none)).toBeNull();
    expect(requestedOverride({}, local)).toBeNull();
    expect(requestedOverride(undefined, local)).toBeNull();
  });

  test('extends the content policy for its own allowed origin only', () => {
    expect(sourcesOf(asked('inbox@http://localhost:3002', local))).toEqual(['http://localhost:3002', 'ws://localhost:3002']);
    expect(sourcesOf(asked('inbox@https://dev.example.org', production))).toEqual(['https://dev.example.org', 'wss://dev.example.org']);
    for (const typed of ['inbox@https://evil.example', 'inbox']) expect(sourcesOf(asked(typed, production))).toEqual([]);
    expect(sourcesOf(null)).toEqual([]);
  });
});
