import { afterEach, beforeEach, expect, test } from '@rstest/core';
import { disposeRuntime, registerRuntime } from './runtimes.ts';

type Page = { readonly billetChunks_inbox: unknown[] };
const page = globalThis as unknown as Page;

const entry = (version: string) => {
  const script = document.createElement('script');
  script.src = `https://app.example/r/inbox/remoteEntry.${version}.js`;
  return script;
};
/** Runs a function as the current script. */
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
afterEach(() => disposeRuntime('inbox')());

/** Requests a chunk as the webpack runtime in use does. */
async function requestScript(file: string) {
  const script = Object.assign(document.createElement('script'), { type: 'text/plain', src: `https://app.example/r/inbox/${file}` });
  document.head.append(script);
  await Promise.resolve();
  return script;
}

/** Requests a chunk; returns a function that simulates its arrival. */
async function request(file: string) {
  const script = await requestScript(file);
  return () => as(script, () => page.billetChunks_inbox.push(file));
}

test('[MFE-11] each version has its own array, and a late chunk is routed to the version that requested it', async () => {
  const [one, two] = [entry('one'), entry('two')];
  registerRuntime('inbox', one);
  const chunksOfOne = as(one, () => page.billetChunks_inbox);
  const arrivals = [await request('Inbox.1.js'), await request('same.js')];
  disposeRuntime('inbox')();
  registerRuntime('inbox', two);
  const chunksOfTwo = as(two, () => page.billetChunks_inbox);
  expect(chunksOfTwo).not.toBe(chunksOfOne);
  arrivals.push(
    await request('Inbox.1.js?attempt=1'),
    await request('Inbox.2.js'),
    await request('same.js'),
    await request('same.js?attempt=1'),
  );
  for (const arrive of arrivals) arrive();
  expect(chunksOfOne).toEqual(['Inbox.1.js', 'same.js', 'Inbox.1.js?attempt=1']);
  expect(chunksOfTwo).toEqual(['Inbox.2.js', 'same.js', 'same.js?attempt=1']);
});

test('[MFE-11] a retried entry of the same version gets a new array for its chunks', async () => {
  registerRuntime('inbox', entry('one'));
  const again = Object.assign(document.createElement('script'), { src: 'https://app.example/r/inbox/remoteEntry.one.js?attempt=1' });
  disposeRuntime('inbox')();
  registerRuntime('inbox', again);
  const chunks = as(again, () => page.billetChunks_inbox);
  (await request('Inbox.1.js'))();
  expect(chunks).toEqual(['Inbox.1.js']);
});

test('[MFE-11] the next version never finds a pending script of the one that it replaces', () => {
  const one = entry('one');
  registerRuntime('inbox', one);
  const pending = ['https://app.example/r/inbox/Inbox.1.js', 'https://app.example/r/share/Share.1.js'].map((src) => {
    const script = document.createElement('script');
    script.type = 'text/plain';
    script.src = src;
    document.head.append(script);
    return script;
  });
  disposeRuntime('inbox');
  expect(pending.map(({ isConnected }) => isConnected)).toEqual([false, true]);
});

test('[MFE-11] the next version never finds a script that the replaced version requests later', async () => {
  registerRuntime('inbox', entry('one'));
  await request('Inbox.1.js');
  disposeRuntime('inbox');
  const retry = await requestScript('Inbox.1.js?attempt=1');
  expect(retry.isConnected).toBe(false);
  registerRuntime('inbox', entry('two'));
  const retries = [await requestScript('Inbox.1.js?attempt=2'), await requestScript('Inbox.2.js')];
  expect(retries.map(({ isConnected }) => isConnected)).toEqual([false, true]);
});

test('[MFE-11] the styles of a replaced version are removed once none of its parts is shown', () => {
  const one = entry('one');
  registerRuntime('inbox', one);
  for (const address of ['/r/inbox/Inbox.1.css', '/r/share/Share.1.css', '/host/index.1.css']) style(`https://app.example${address}`);
  const end = disposeRuntime('inbox');
  expect(styles()).toHaveLength(3);
  end();
  expect(styles()).toEqual(['https://app.example/r/share/Share.1.css', 'https://app.example/host/index.1.css']);
});

test('[MFE-11] styles that the next version loaded are kept, even under the same address', () => {
  registerRuntime('inbox', entry('one'));
  style('https://app.example/r/inbox/same.css');
  const endOne = disposeRuntime('inbox');
  registerRuntime('inbox', entry('two'));
  style('https://app.example/r/inbox/same.css');
  const endTwo = disposeRuntime('inbox');
  endOne();
  expect(styles()).toEqual(['https://app.example/r/inbox/same.css']);
  endTwo();
  expect(styles()).toEqual([]);
});

test('[MFE-11][MFE-12] an entry that timed out and was moved to another document makes room for the next version', () => {
  const late = document.createElement('script');
  late.src = '/r/inbox/remoteEntry.late.js';
  registerRuntime('inbox', late);
  const address = new URL('/r/inbox/Inbox.1.css', document.baseURI).href;
  style(address);
  // relative addresses have no base in the other document
  Object.defineProperty(late, 'src', { value: '/r/inbox/remoteEntry.late.js' });
  disposeRuntime('inbox')();
  expect(styles()).toEqual([]);
});
