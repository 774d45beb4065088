import { afterEach, expect, rstest, test } from '@rstest/core';
import { Texts } from './texts.ts';

/** Answers requests in the order in which the test releases them. */
function serve() {
  const pending: ((answer: Response) => void)[] = [];
  rstest.stubGlobal('fetch', () => new Promise<Response>((resolve) => pending.push(resolve)));
  return (text: string, status = 200) => pending.shift()?.(new Response(text, { status }));
}
afterEach(() => void rstest.unstubAllGlobals());

/** Texts, and a promise of their next change. */
function texts() {
  let notify: () => void = () => undefined;
  const loaded = new Texts('http://localhost:3002', () => notify());
  return { loaded, changed: () => new Promise<void>((resolve) => (notify = resolve)) };
}

test('[MFE-08][MFE-14] there are no texts before the first ones are loaded, and those of the language before until the next are', async () => {
  const answer = serve();
  const { loaded, changed } = texts();
  expect(loaded.of('en')).toBeNull();
  let change = changed();
  answer('quiz-tab = Quiz');
  await change;
  expect(loaded.of('en')).toBe('quiz-tab = Quiz');
  expect(loaded.of('de')).toBe('quiz-tab = Quiz');
  change = changed();
  answer('quiz-tab = Rätsel');
  await change;
  expect(loaded.of('de')).toBe('quiz-tab = Rätsel');
});

test('[MFE-08] texts that the server does not have are empty, so that the app is shown', async () => {
  const answer = serve();
  const { loaded, changed } = texts();
  expect(loaded.of('en')).toBeNull();
  const change = changed();
  answer('', 404);
  await change;
  expect(loaded.of('en')).toBe('');
});
