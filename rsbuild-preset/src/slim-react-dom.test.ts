import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, test } from '@rstest/core';
import { withoutHydration } from './slim-react-dom.ts';

const host = createRequire(path.resolve(import.meta.dirname, '../../host/package.json'));
const whole = readFileSync(path.join(path.dirname(host.resolve('react-dom/package.json')), 'cjs/react-dom-client.production.js'), 'utf8');

test('[FST-01] the installed React draws without the part that nobody can come to', () => {
  const slim = withoutHydration(whole);
  expect(slim).toContain('exports.createRoot = ');
  expect(slim).not.toContain('exports.hydrateRoot');
  // one parameter has the name too
  expect(slim.match(/\bisHydrating\b(?!\$)/g)).toEqual(
    whole
      .slice(whole.indexOf('function initInput'))
      .match(/\bisHydrating\b/g)
      ?.slice(0, 3),
  );
  expect(slim).not.toMatch(/\.(isDehydrated|dehydrated)\b/);
  expect(() => new Function('exports', 'require', slim)).not.toThrow();
});

test('[FST-01] a React that is written otherwise stops the build, and says what wasn’t found', () => {
  expect(() => withoutHydration(whole.replaceAll('retryIfBlockedOn', 'retryBlocked'))).toThrow(/retryIfBlockedOn isn't found/);
});
