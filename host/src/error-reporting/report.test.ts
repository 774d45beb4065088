import { fakeBridge, installBridge } from '@billet/shared-bridge/testing';
import { type FailureEvent, STARTED } from '@billet/shared-domain/rules/failures';
import { beforeEach, expect, test } from '@rstest/core';
import type { Federation } from '../remotes/federation.ts';
import { Remotes } from '../remotes/remotes.ts';
import { RemoteFailure } from './failure.ts';
import { report, setReporter } from './report.ts';

const received: unknown[] = [];
beforeEach(() => {
  received.length = 0;
  installBridge(fakeBridge().bridge);
  setReporter((event) => void received.push(event));
});

const version = (name: string) => ({
  version: name,
  entry: `/r/inbox/${name}.js`,
  integrity: {},
  chunks: {},
  manifest: { routes: [{ path: '/inbox', page: 'Inbox', isHome: true } as const], dialogs: [] },
});
const exposed = { default: { pages: { Inbox: async () => ({ default: () => null }) }, dialogs: {} } };
const federation: Federation = { load: async () => exposed, register: () => undefined, isOpen: () => true };
const pageOf = (canary?: ReturnType<typeof version> & { percent: number; salt: string }) =>
  new Remotes({
    release: { shell: { version: 's' }, remotes: { inbox: { active: version('two'), canary, previous: [] } } },
    fits: () => true,
    deadline: 1_000,
    federation,
  });

test('[MFE-12] a failure is reported to the server with remote, version, phase and code only', () => {
  report({ remote: 'inbox', version: 'two', failure: new RemoteFailure('entry', 'changed', { cause: new Error('words of a person') }) });
  expect(received).toEqual([{ remote: 'inbox', version: 'two', phase: 'entry', code: 'changed' }]);
});

test('[MFE-12] during a canary each page reports once that a remote started, otherwise never', async () => {
  await pageOf().load('pages', { remote: 'inbox', name: 'Inbox' });
  expect(received).toEqual([]);
  const page = pageOf({ ...version('new'), percent: 5, salt: 'salt' });
  await page.load('pages', { remote: 'inbox', name: 'Inbox' });
  await page.load('dialogs', { remote: 'inbox', name: 'Attic' }).catch(() => undefined);
  const startEvents = received.filter((event) => (event as FailureEvent).code === STARTED);
  expect(startEvents).toEqual([{ remote: 'inbox', version: 'two', phase: 'start', code: STARTED }]);
});
