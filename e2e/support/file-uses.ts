import { expect, type Locator, type Page } from 'playwright/test';
import type { Known } from './day.ts';
import { stage, waitForApp } from './first-frame.ts';
import { launch, launchWith } from './launch.ts';
import { earnReveal, inboxIn, openInbox, sendNote, sendOpened } from './notes.ts';
import type { Manifest, ReleasedFile } from './released-files.ts';
import { callShell, goTo, propsOf } from './shell.ts';
import { appUrl } from './stack.ts';
import type { TestUser } from './test-users.ts';

/** The page and the users that a use of a file needs. */
interface Scene {
  readonly page: Page;
  readonly known: Known;
  readonly ann: TestUser;
}

/** One way to make the app request a file. */
interface Use {
  readonly title: string;
  /** Navigates to the place and does what requests the file. */
  readonly trigger: (scene: Scene) => Promise<void>;
  /** The loading indicator that appears immediately, if the file is requested by a tap. */
  readonly loadingMessage?: (page: Page) => Locator;
  /** The error message with "try again". Null if the app works without the file and shows no error. */
  readonly failureMessage: ((page: Page) => Locator) | null;
  /** The content that needs the file. If the app works without the file, the content that is visible without it too. */
  readonly shown: (page: Page) => Locator;
}

const heading = (page: Page) => page.getByRole('main').getByRole('heading').first();
const pageLost = (page: Page) => page.getByRole('alert').filter({ hasText: 'This page is taking a break' });
const sheetLost = (page: Page) => page.getByRole('alert').filter({ hasText: 'This didn’t open' });
const loadingSheet = (page: Page) => page.getByRole('dialog').getByRole('status', { name: 'Opening' });
const dialog = (page: Page) => page.locator('[data-vaul-drawer][data-state=open]');
const share = (page: Page) => page.getByRole('heading', { name: 'Get anonymous questions' });

async function home({ page }: Pick<Scene, 'page'>): Promise<void> {
  await launch(page, 'alice');
  await waitForApp(page);
  await expect(share(page)).toBeVisible();
}

/** Opens a page of a remote from the first tab. The page of a recipient gets a friend's code. */
const pageUse = ({ path, tab }: Manifest['routes'][number]): Use => ({
  title: `the page ${path}`,
  trigger: async (scene) => {
    if (path === '/share') await launch(scene.page, 'alice');
    else await home(scene);
    if (path !== '/share') await goTo(scene.page, tab ? path : `${path}?code=${scene.known.boris.code}`);
  },
  loadingMessage: (page) => stage(page, 'Loading the page'),
  failureMessage: pageLost,
  shown: heading,
});

const dialogUse = (name: string): Use => ({
  title: `the dialog ${name}`,
  trigger: async (scene) => {
    const noteId =
      name === 'reportNote' || name === 'shareAnswer' ? await sendOpened(scene.page.request, scene.ann, scene.known.alice, 'Hello') : '';
    await home(scene);
    await callShell(scene.page, 'openDialog', name, propsOf({ code: scene.known.boris.code, noteId })[name] ?? {});
  },
  loadingMessage: loadingSheet,
  failureMessage: sheetLost,
  shown: dialog,
});

const writeButton = (page: Page) => page.getByRole('button', { name: 'Send a valentine' });
const atRecipient = async ({ page, known }: Scene, app: 'send' | 'ask') => {
  await launch(page, 'alice', { app, start: known.boris.code });
};

const noteCard: Use = {
  title: 'a card of the inbox',
  trigger: async ({ page, ann, known }) => {
    await sendOpened(page.request, ann, known.alice, 'Look inside');
    await openInbox(page);
    await inboxIn(page).opened.click();
  },
  loadingMessage: loadingSheet,
  failureMessage: sheetLost,
  shown: (page) => inboxIn(page).detail.getByText('Look inside'),
};

const asking = {
  alice: { write: 'Ask anonymously', suggest: /idea|Suggest/i },
  boris: { write: 'Спросить анонимно', suggest: /иде|Подск/i },
} as const;

function suggestionUse(who: keyof typeof asking): Use {
  const { write, suggest } = asking[who];
  const other = who === 'alice' ? 'boris' : 'alice';
  return {
    title: 'a suggested question',
    trigger: async ({ page, known }) => {
      await launch(page, who, { app: 'ask', start: known[other].code });
      await page.getByRole('button', { name: write }).click();
      await dialog(page).getByRole('button', { name: suggest }).click();
    },
    failureMessage: null,
    shown: (page) => dialog(page).getByRole('textbox'),
  };
}

const celebrationUse: Use = {
  title: 'the success screen',
  trigger: async (scene) => {
    const { page } = scene;
    await atRecipient(scene, 'send');
    await writeButton(page).click();
    await dialog(page).getByRole('button', { name: /Tulip/ }).click();
    await dialog(page).getByRole('textbox', { name: 'Message' }).fill('You make Mondays bearable');
    await dialog(page).getByRole('button', { name: 'Send', exact: true }).click();
  },
  failureMessage: null,
  shown: (page) => page.getByRole('heading', { name: 'Sent!' }),
};

function writingUse(app: 'send' | 'ask'): Use {
  return {
    title: app === 'send' ? 'the sheet of a valentine' : 'the sheet of a question',
    trigger: async (scene) => {
      await atRecipient(scene, app);
      await scene.page.getByRole('button', { name: app === 'send' ? 'Send a valentine' : 'Ask anonymously' }).click();
    },
    loadingMessage: loadingSheet,
    failureMessage: sheetLost,
    shown: dialog,
  };
}

/** Imports that no manifest lists, because only the code knows them. */
const inner: Readonly<Record<string, readonly Use[]>> = {
  'host/drawer': [writingUse('send'), dialogUse('settings'), noteCard],
  'host/toaster': [
    {
      title: 'a notice',
      trigger: async (scene) => {
        await home(scene);
        await callShell(scene.page, 'notify', { message: 'A word', duration: 60_000 });
      },
      failureMessage: null,
      shown: (page) => page.getByText('A word'),
    },
  ],
  'host/calls': [
    {
      title: 'the list of the inbox',
      trigger: async (scene) => {
        await home(scene);
        await scene.page.getByRole('link', { name: /Inbox/ }).click();
        // the page has loaded, so the message is about its list
        await expect(scene.page.getByRole('heading', { name: 'Questions', exact: true })).toBeVisible();
      },
      failureMessage: (page) => page.getByRole('alert').filter({ hasText: 'Your inbox didn’t load' }),
      shown: (page) => page.getByText('No questions yet'),
    },
  ],
  'host/messenger': [{ title: 'the messenger’s library', trigger: home, failureMessage: null, shown: share }],
  'host/idle': [
    { title: 'the release watcher', trigger: home, failureMessage: null, shown: share },
    {
      title: 'the separate texts of a newer version',
      trigger: async (scene) => {
        await scene.page.route(/\/locales\/en\.ftl/, async (route) => {
          // only browsers resolve subdomains of localhost
          const response = await route.fetch({ url: `${appUrl()}/locales/en.ftl` });
          await route.fulfill({ response, body: (await response.text()).replace(/ share=\w+/, ' share=another') });
        });
        await home(scene);
      },
      failureMessage: null,
      shown: share,
    },
  ],
  'host/live': [{ title: 'live events', trigger: home, failureMessage: null, shown: share }],
  'host/web': [
    {
      title: 'a page outside the messenger',
      trigger: async ({ page }) => {
        await page.goto(`${appUrl()}/#/share`, { waitUntil: 'commit' });
      },
      failureMessage: pageLost,
      shown: (page) => page.getByRole('link', { name: 'Open in Telegram' }),
    },
  ],
  // a foreign override is never loaded, so the app works without the code that reports it
  'host/override': [
    { title: 'an override', trigger: ({ page }) => launchWith(page, 'inbox@https://foreign.example'), failureMessage: null, shown: share },
  ],
  'inbox/sheet': [noteCard],
  'inbox/decoration': [
    {
      title: 'an opening',
      trigger: async ({ page, ann, known }) => {
        await page.emulateMedia({ reducedMotion: 'no-preference' });
        await sendNote(page.request, ann, known.alice, 'Look inside');
        await openInbox(page);
        await inboxIn(page).unopened.click();
      },
      failureMessage: null,
      shown: (page) => inboxIn(page).detail.getByText('Look inside'),
    },
  ],
  'inbox/confetti': [
    {
      title: 'the decoration of a reveal',
      trigger: async ({ page, ann, known }) => {
        await page.emulateMedia({ reducedMotion: 'no-preference' });
        await sendOpened(page.request, ann, known.alice, 'Guess who');
        await earnReveal(page.request, known.alice.initData);
        await openInbox(page);
        await inboxIn(page).opened.click();
        await page.getByRole('button', { name: 'Reveal the sender' }).click();
        await page.getByRole('button', { name: /^(Hold to unmask|Reveal)$/ }).click();
        await page.getByRole('button', { name: 'Skip' }).click();
      },
      failureMessage: null,
      shown: (page) => page.getByRole('dialog', { name: 'It was…' }).getByRole('status').filter({ hasText: 'Ann' }),
    },
  ],
  'share/story-screen': [
    {
      title: 'the screens of the story tutorial',
      trigger: async (scene) => {
        await home(scene);
        await scene.page.getByRole('button', { name: 'Share', exact: true }).click();
        await scene.page.getByRole('button', { name: 'I am 18 or older' }).click();
        await scene.page.getByRole('button', { name: 'How stories work' }).click();
      },
      failureMessage: null,
      shown: (page) => page.getByRole('region', { name: 'How it works' }),
    },
  ],
  'send/drift': [
    { title: 'the hero with drifting particles', trigger: (scene) => atRecipient(scene, 'send'), failureMessage: null, shown: writeButton },
  ],
  'send/celebration': [celebrationUse],
  'send/writing-sheet': [writingUse('send'), writingUse('ask')],
  'send/sheets': [writingUse('send'), writingUse('ask')],
  'send/questions-en': [suggestionUse('alice')],
  'send/questions-ru': [suggestionUse('boris')],
};

/** Every way to make the app request a file. */
export function usesOf({ owner, chunk, address }: ReleasedFile, all: Readonly<Record<string, Manifest>>): readonly Use[] {
  const { routes = [], dialogs = [], chunks = {} } = all[owner] ?? {};
  const isEntry = chunk === 'remoteEntry' || (chunks.pages ?? []).includes(address);
  const isOf = (name: string) => isEntry || (chunks[name] ?? []).includes(address);
  const pages = routes.filter(({ page }) => isOf(page));
  // a file of the first page is requested before any dialog can open
  const isOfHome = routes.some(({ isHome, page }) => isHome && isOf(page));
  const named = dialogs.filter((name) => isOf(name) && !isOfHome);
  return [...pages.map(pageUse), ...named.map(dialogUse), ...(inner[`${owner}/${chunk}`] ?? [])];
}

/** Console messages that may appear when a file fails to load. */
export const expectedLines: readonly RegExp[] = [
  /remote_failed|_unloaded|override_|Failed to load resource|Failed to find a valid digest|preload|net::ERR|Loading (CSS )?chunk/i,
];
