import { expect, type Locator, type Page } from 'playwright/test';
import type { Known } from './day.ts';
import type { RemoteName } from './release-folder.ts';
import { callShell, goTo } from './shell.ts';
import { openWithInitData } from './test-users.ts';

/** A page and its two users. */
export interface Scene {
  readonly page: Page;
  readonly known: Known;
}

/** A page or a dialog of a remote, and the steps that open it. */
export interface Place {
  readonly remote: RemoteName;
  readonly kind: 'page' | 'dialog';
  /** The name of its chunk in the build. */
  readonly chunk: string;
  /** Opens the app at a page that needs no file of this remote. */
  readonly begin: (scene: Scene) => Promise<void>;
  /** Navigates to the page or opens the dialog. */
  readonly trigger: (scene: Scene) => Promise<void>;
  readonly shown: (page: Page) => Locator;
  /** The error message that replaces a page or dialog that failed to load. */
  readonly failureMessage: (page: Page) => Locator;
  /** Navigates to a page of another remote. */
  readonly elsewhere: (page: Page) => Promise<void>;
}

export const pageLost = (page: Page) => page.getByRole('alert').filter({ hasText: 'This page is taking a break' });
const sheetLost = (page: Page) => page.getByRole('alert').filter({ hasText: 'This didn’t open' });
const tab = (page: Page, name: 'Share' | 'Send' | 'Inbox') => page.getByRole('navigation').getByRole('link', { name });

export const shown: Readonly<Record<RemoteName, (page: Page) => Locator>> = {
  share: (page) => page.getByRole('heading', { name: 'Get anonymous questions' }),
  inbox: (page) => page.getByRole('main').getByRole('heading', { name: 'Questions', exact: true }),
  send: (page) => page.getByRole('main').getByRole('heading', { name: /for a friend/ }),
};

export const atHome = async ({ page, known }: Scene): Promise<void> => {
  await openWithInitData(page, known.alice, { app: 'main' });
  await expect(shown.share(page)).toBeVisible();
};

/** Opens the inbox through a friend's link, so that the share page never loads. */
async function inInbox({ page, known }: Scene): Promise<void> {
  await openWithInitData(page, known.alice, { app: 'send', code: known.boris.code });
  await expect(page.getByRole('button', { name: 'Send a valentine' })).toBeVisible();
  await goTo(page, '/inbox');
  await expect(shown.inbox(page)).toBeVisible();
}

const tabs = { share: 'Share', inbox: 'Inbox', send: 'Send' } as const;
export const goToTab = (page: Page, remote: RemoteName): Promise<void> => tab(page, tabs[remote]).click();

function pageOf(remote: RemoteName, chunk: string): Place {
  const other = remote === 'share' ? 'inbox' : 'share';
  return {
    remote,
    kind: 'page',
    chunk,
    begin: remote === 'share' ? inInbox : atHome,
    trigger: ({ page }) => goToTab(page, remote),
    shown: shown[remote],
    failureMessage: pageLost,
    elsewhere: async (page) => {
      await goToTab(page, other);
      await expect(shown[other](page)).toBeVisible();
    },
  };
}

const dialogOf = (remote: RemoteName, chunk: string, props: (known: Known) => object = () => ({})): Place => ({
  ...pageOf(remote, chunk),
  kind: 'dialog',
  trigger: ({ page, known }) => callShell(page, 'openDialog', chunk, props(known)),
  shown: (page) => page.locator('[data-vaul-drawer][data-state=open]'),
  failureMessage: sheetLost,
});

export const places: readonly Place[] = [
  pageOf('share', 'Share'),
  dialogOf('share', 'settings'),
  pageOf('inbox', 'Inbox'),
  dialogOf('inbox', 'contest'),
  pageOf('send', 'SendToFriend'),
  dialogOf('send', 'publicList', ({ boris }) => ({ code: boris.code, mode: 'valentine' })),
];

export function placeOf(chunk: string): Place {
  const place = places.find((each) => each.chunk === chunk);
  if (!place) throw new Error(`No place has the chunk ${chunk}`);
  return place;
}

const retryIn = (page: Page, place: Place) => place.failureMessage(page).getByRole('button', { name: 'Try again' });

/** Opens a place after its files have become available again: the app loads it immediately or after 'Try again'. */
export async function openAfterFailure({ page, known }: Scene, place: Place): Promise<void> {
  await place.trigger({ page, known });
  const retry = retryIn(page, place);
  await retry.or(place.shown(page)).first().waitFor();
  if (await retry.isVisible()) await retry.click();
  await expect(place.shown(page)).toBeVisible();
}
