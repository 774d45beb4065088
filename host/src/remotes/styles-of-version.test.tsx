import { beforeEach, expect, test } from '@rstest/core';
import { retireStyles } from './styles-of-version.ts';

beforeEach(() => {
  const { happyDOM } = window as unknown as { happyDOM: { settings: Record<string, boolean> } };
  Object.assign(happyDOM.settings, { disableCSSFileLoading: true, handleDisabledFileLoadingAsSuccess: true });
  document.head.replaceChildren();
});

const add = (href: string) =>
  document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href: `https://app.example${href}` }));
const styles = () => [...document.querySelectorAll('link')].map(({ href }) => new URL(href).pathname);

test('[MFE-11] only the styles of the replaced version are removed', () => {
  for (const href of ['/r/inbox/Inbox.1.css', '/r/share/Share.1.css', '/host/index.1.css']) add(href);
  const removeOne = retireStyles(document, 'https://app.example/r/inbox/remoteEntry.1.js');
  add('/r/inbox/Inbox.2.css');
  const removeTwo = retireStyles(document, 'https://app.example/r/inbox/remoteEntry.2.js');
  removeOne();
  expect(styles()).toEqual(['/r/share/Share.1.css', '/host/index.1.css', '/r/inbox/Inbox.2.css']);
  removeTwo();
  expect(styles()).toEqual(['/r/share/Share.1.css', '/host/index.1.css']);
});

test('[MFE-11] an entry without an origin has its files at the origin of the page', () => {
  const base = Object.assign(document.createElement('base'), { href: 'https://app.example/' });
  document.head.append(base);
  add('/r/inbox/Inbox.1.css');
  retireStyles(document, '/r/inbox/remoteEntry.1.js')();
  expect(styles()).toEqual([]);
});
