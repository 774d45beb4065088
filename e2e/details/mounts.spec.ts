import type { CDPSession, Page } from 'playwright/test';
import { chromiumArguments } from '../support/chromium.ts';
import { launch } from '../support/launch.ts';
import { sendOpened } from '../support/notes.ts';
import { manifests } from '../support/released-files.ts';
import { callShell, goTo, propsOf } from '../support/shell.ts';
import { expect, test } from '../support/test.ts';

/**
 * `npm test -- mounts` opens each page and dialog fifty times and measures the heap. Otherwise each opens a few times, and the test counts
 * nodes and listeners.
 */
const isFullRun = process.env.BILLET_MOUNTS === 'all';
const MOUNTS = isFullRun ? 51 : 6;
/** Number of mounts after which files, texts and first responses have loaded. */
const WARM_UP_MOUNTS = 3;
const MOUNTS_PER_READING = (MOUNTS - WARM_UP_MOUNTS) / 3;

// Disables V8's compiled code, because its size grows for hundreds of mounts, up to seven times the limit.
const launchOptions = {
  ...(process.env.CHROMIUM ? { executablePath: process.env.CHROMIUM } : {}),
  args: [...chromiumArguments, '--js-flags=--jitless'],
};
test.use(isFullRun ? { launchOptions } : {});

interface PageMemory {
  readonly nodes: number;
  readonly listeners: number;
  /** Bytes. */
  readonly heap: number;
}

async function measureMemory(cdp: CDPSession): Promise<PageMemory> {
  for (let times = 0; times < 3; times++) await cdp.send('HeapProfiler.collectGarbage');
  const { metrics } = await cdp.send('Performance.getMetrics');
  const metric = (name: string) => metrics.find((each) => each.name === name)?.value ?? 0;
  return { nodes: metric('Nodes'), listeners: metric('JSEventListeners'), heap: metric('JSHeapUsedSize') };
}

/** Repeats the reading until nodes and listeners have not changed for six readings, so that closing animations have ended. */
async function measureSettledMemory(page: Page, cdp: CDPSession): Promise<PageMemory> {
  let before = await measureMemory(cdp);
  let unchanged = 0;
  await expect(async () => {
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    const now = await measureMemory(cdp);
    unchanged = now.nodes === before.nodes && now.listeners === before.listeners ? unchanged + 1 : 0;
    before = now;
    expect(unchanged).toBeGreaterThan(5);
  }).toPass({ intervals: [200] });
  return before;
}

const share = (page: Page) => page.getByRole('heading', { name: 'Get anonymous questions' });
const drawer = (page: Page) => page.locator('[data-vaul-drawer]');

async function mountPage(page: Page, address: string): Promise<void> {
  await goTo(page, address);
  await expect(share(page)).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
  await goTo(page, '/share');
  await expect(share(page)).toBeVisible();
}

async function mountDialog(page: Page, name: string, props: object): Promise<void> {
  await callShell(page, 'openDialog', name, props);
  await expect(drawer(page)).toBeVisible();
  await callShell(page, 'closeDialog');
  await expect(drawer(page)).toHaveCount(0);
}

const allManifests = Object.values(manifests());
const addresses = allManifests.flatMap(({ routes }) => routes);
const dialogs = allManifests.flatMap((manifest) => manifest.dialogs);

interface MountTarget {
  readonly title: string;
  readonly mount: (page: Page, ids: { readonly code: string; readonly noteId: string }) => Promise<void>;
}

const targets: readonly MountTarget[] = [
  ...addresses
    .filter(({ isHome }) => !isHome)
    .map(({ path, tab }) => ({
      title: `the page ${path}`,
      mount: (page: Page, { code }: { code: string }) => mountPage(page, tab ? path : `${path}?code=${code}`),
    })),
  ...dialogs.map(
    (name): MountTarget => ({
      title: `the dialog ${name}`,
      mount: (page, ids) => mountDialog(page, name, propsOf(ids)[name] ?? {}),
    }),
  ),
];

const groups = isFullRun
  ? targets.map((target) => ({ title: target.title, of: [target] }))
  : [{ title: 'every page and dialog', of: targets }];

for (const { title, of } of groups) {
  test(`[MFE-06] opening and leaving ${title} ${MOUNTS} times leaks no node and no listener`, async ({ page, known, ann }) => {
    const noteId = await sendOpened(page.request, ann, known.alice, 'Hello');
    await launch(page, 'alice');
    await expect(share(page)).toBeVisible();
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('Performance.enable');
    const mountAll = async (times: number) => {
      for (let done = 0; done < times; done++) for (const { mount } of of) await mount(page, { code: known.boris.code, noteId });
    };
    const readings: PageMemory[] = [];
    for (const times of [WARM_UP_MOUNTS, MOUNTS_PER_READING, MOUNTS_PER_READING, MOUNTS_PER_READING]) {
      await mountAll(times);
      readings.push(await measureSettledMemory(page, cdp));
    }
    const [first, , , last] = readings as [PageMemory, PageMemory, PageMemory, PageMemory];
    // The browser keeps the last page or dialog now and then, so only a count that grows each time is a leak.
    const grows = (what: 'nodes' | 'listeners') => readings.every((each, at) => at === 0 || each[what] > (readings[at - 1]?.[what] ?? 0));
    expect({ readings, nodes: grows('nodes'), listeners: grows('listeners') }).toMatchObject({ nodes: false, listeners: false });
    const ratio = last.heap / first.heap;
    console.log(`${title}: heap ${((ratio - 1) * 100).toFixed(1)} %, ${last.nodes} nodes, ${last.listeners} listeners`);
    // The heap is only meaningful after many mounts.
    if (isFullRun) expect(ratio).toBeLessThan(1.05);
  });
}
