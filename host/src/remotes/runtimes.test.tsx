import { afterEach, beforeEach, expect, test } from '@rstest/core';
import { begin, leave } from './runtimes.ts';

type Page = { readonly billetChunks_inbox: unknown[]; readonly billetOwners: WeakMap<Element, unknown> };
const page = globalThis as unknown as Page;

const entry = (version: string) => {
  const script = document.createElement('script');
  script.src = `https://app.example/r/inbox/remoteEntry.${version}.js`;
  return script;
};
/** Runs something as a script would. */
function as<T>(script: Element | null, work: () => T): T {
  Object.defineProperty(document, 'currentScript', { value: script, configurable: true });
  try {
    return work();
  } finally {
    Object.defineProperty(document, 'currentScript', { value: null, configurable: true });
  }
}
const style = (address: string) => {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = address;
  document.head.append(link);
};
const styles = () => [...document.querySelectorAll('link')].map(({ href }) => href);

beforeEach(() => {
  const { happyDOM } = window as unknown as { happyDOM: { settings: Record<string, boolean> } };
  Object.assign(happyDOM.settings, { disableCSSFileLoading: true, handleDisabledFileLoadingAsSuccess: true });
  document.head.replaceChildren();
});
afterEach(() => leave('inbox')());

test('[MFE-11] each version has chunks of its own under the common name, and a chunk goes to the one that asked for it', () => {
  const [one, two] = [entry('one'), entry('two')];
  begin('inbox', one);
  const chunksOfOne = as(one, () => page.billetChunks_inbox);
  const late = document.createElement('script');
  page.billetOwners.set(late, chunksOfOne);
  begin('inbox', two);
  const chunksOfTwo = as(two, () => page.billetChunks_inbox);
  expect(chunksOfTwo).not.toBe(chunksOfOne);
  as(late, () => page.billetChunks_inbox.push('late'));
  expect([chunksOfOne, chunksOfTwo]).toEqual([['late'], []]);
});

test('[MFE-11] what a version brought dresses nobody when it is over, and it is told that it may bring no more', () => {
  const one = entry('one');
  begin('inbox', one);
  for (const address of ['/r/inbox/Inbox.1.css', '/r/share/Share.1.css', '/host/index.1.css']) style(`https://app.example${address}`);
  const end = leave('inbox');
  expect([styles().length, one.dataset.over]).toEqual([3, undefined]);
  end();
  expect(styles()).toEqual(['https://app.example/r/share/Share.1.css', 'https://app.example/host/index.1.css']);
  expect(one.dataset.over).toBe('yes');
});

test('[MFE-11] what the next version brought meanwhile stays, under the same address too', () => {
  begin('inbox', entry('one'));
  style('https://app.example/r/inbox/same.css');
  const endOne = leave('inbox');
  begin('inbox', entry('two'));
  style('https://app.example/r/inbox/same.css');
  const endTwo = leave('inbox');
  endOne();
  expect(styles()).toEqual(['https://app.example/r/inbox/same.css']);
  endTwo();
  expect(styles()).toEqual([]);
});

test('[MFE-11][MFE-12] an entry that came too late, and was put where nothing runs, makes room for the next version', () => {
  const late = document.createElement('script');
  late.src = '/r/inbox/remoteEntry.late.js';
  begin('inbox', late);
  const address = new URL('/r/inbox/Inbox.1.css', document.baseURI).href;
  style(address);
  // what its src says there has no base any more
  Object.defineProperty(late, 'src', { value: '/r/inbox/remoteEntry.late.js' });
  leave('inbox')();
  expect(styles()).toEqual([]);
});
