import { beforeEach, describe, expect, test } from '@rstest/core';
import { RemoteFailure } from './failure.ts';
import type { Federation } from './federation.ts';
import { Remotes } from './remotes.ts';

const inbox = { remote: 'inbox', name: 'Inbox' } as const;
const released = (version: string) => ({
  version,
  entry: `/r/inbox/remoteEntry.${version}.js`,
  integrity: { [`/r/inbox/remoteEntry.${version}.js`]: `sha384-${version}` },
  chunks: {},
});
const Page = () => null;
const exposed = { default: { pages: { Inbox: async () => ({ default: Page }) }, dialogs: {} } };

/** A federation whose loads do what `answers` says, one after the other. */
function setUp(answers: (() => Promise<unknown>)[], deadline = 1000) {
  const loads: number[] = [];
  const registered: string[] = [];
  const logged: Record<string, unknown>[] = [];
  let integrityOf: (address: string) => string | null | undefined = () => undefined;
  const remotes = new Remotes({
    release: {
      shell: { version: 'one' },
      remotes: { inbox: { active: { ...released('two'), manifest: { routes: [], dialogs: [] } }, previous: [released('one')] } },
    },
    deadline,
    log: (entry) => void logged.push(entry),
    federation: (attemptsOf, look) => {
      integrityOf = look;
      const fake = {
        loadRemote: () => {
          loads.push(attemptsOf('inbox'));
          const answer = answers.shift();
          if (!answer) throw new Error('loaded once too often');
          return answer();
        },
        registerRemotes: ([remote]: { entry: string }[]) => void registered.push(remote?.entry ?? ''),
      };
      return fake as unknown as Federation;
    },
  });
  return { remotes, loads, registered, logged, integrityOf: (address: string) => integrityOf(address) };
}

const missing = async () => Promise.reject(new RemoteFailure('entry', 'unavailable_or_changed'));

describe('[MFE-06] a remote and its failures', () => {
  let page: ReturnType<typeof setUp>;
  beforeEach(() => {
    page = setUp([async () => exposed]);
  });

  test('many callers share one load, and what was loaded is there at once', async () => {
    const both = await Promise.all([page.remotes.load('pages', inbox), page.remotes.load('pages', inbox)]);
    expect(both).toEqual([Page, Page]);
    expect(page.loads).toEqual([0]);
    expect(page.remotes.peek('pages', inbox)).toBe(Page);
  });

  test('one automatic retry, under a new address, and nothing is logged when it helps', async () => {
    page = setUp([missing, async () => exposed]);
    expect(await page.remotes.load('pages', inbox)).toBe(Page);
    expect(page.loads).toEqual([0, 1]);
    expect(page.registered).toEqual(['/r/inbox/remoteEntry.two.js']);
    expect(page.logged).toEqual([]);
  });

  test('a failure is one event, of whoever shows it, that names remote, version, phase and code', async () => {
    page = setUp([missing, missing]);
    const failure = await page.remotes.load('pages', inbox).catch((thrown) => thrown);
    expect(page.logged).toEqual([]);
    page.remotes.report('inbox', failure);
    expect(page.logged[0]).toMatchObject({
      event: 'remote_failed',
      remote: 'inbox',
      version: 'two',
      phase: 'entry',
      code: 'unavailable_or_changed',
    });
  });

  test('trying again later works without a reload, under an address of its own', async () => {
    page = setUp([missing, missing, async () => exposed]);
    await expect(page.remotes.load('pages', inbox)).rejects.toThrow();
    expect(await page.remotes.load('pages', inbox)).toBe(Page);
    expect(page.loads).toEqual([0, 1, 2]);
  });

  test('a remote that never answers is given up at the deadline, once', async () => {
    page = setUp([() => new Promise(() => {})], 30);
    await expect(page.remotes.load('pages', inbox)).rejects.toMatchObject({ phase: 'deadline' });
    expect(page.loads).toEqual([0]);
  });

  test('a file of a remote that is here is asked for again without beginning anew with the remote', async () => {
    let asked = 0;
    const late = async () => {
      if (asked++ < 2) throw new Error('Loading chunk contest failed');
      return { default: Page };
    };
    const module = { default: { pages: exposed.default.pages, dialogs: { contest: late } } };
    page = setUp([async () => module, async () => module, async () => module, async () => module]);
    await page.remotes.load('pages', inbox);
    const contest = { remote: 'inbox', name: 'contest' };
    await expect(page.remotes.load('dialogs', contest)).rejects.toMatchObject({ phase: 'page' });
    expect(page.remotes.peek('pages', inbox)).toBe(Page);
    expect(await page.remotes.load('dialogs', contest)).toBe(Page);
    expect(page.registered).toEqual([]);
  });

  test('the release before can take over', async () => {
    page = setUp([missing, missing, async () => exposed]);
    await expect(page.remotes.load('pages', inbox)).rejects.toThrow();
    expect(page.remotes.hasPrevious('inbox')).toBe(true);
    page.remotes.takePrevious('inbox');
    expect(page.registered.at(-1)).toBe('/r/inbox/remoteEntry.one.js');
    expect(page.remotes.hasPrevious('inbox')).toBe(false);
  });

  test('a page that the exposed module does not have is named', async () => {
    page = setUp([async () => exposed, async () => exposed]);
    await expect(page.remotes.load('pages', { remote: 'inbox', name: 'Attic' })).rejects.toMatchObject({ code: 'no_such_page' });
  });

  test('[MFE-07] an address that the release does not name has no hash', () => {
    expect(page.integrityOf('/r/inbox/remoteEntry.two.js')).toBe('sha384-two');
    expect(page.integrityOf('/r/inbox/remoteEntry.three.js')).toBeNull();
  });
});
