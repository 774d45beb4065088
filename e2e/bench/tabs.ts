import type { Browser, Page } from 'playwright';
import type { Deployment, Deployments } from './deployments.ts';
import { type Figure, figure } from './figures.ts';
import { newPhone, openApp } from './phone.ts';
import { startPages } from './start-pages.ts';
import { compare, median, type Pair } from './stats.ts';

const tour = ['#/inbox', '#/send-to-friend', '#/share'];

/** Milliseconds from the click on a tab until the frame with its page is on screen. */
function switchTo(page: Page, tab: string): Promise<number> {
  return page.evaluate(
    (href) =>
      new Promise<number>((resolve) => {
        const pressed = performance.now();
        const look = () => {
          const isThere = location.hash.startsWith(href) && document.querySelector('main main, main h1, main h2') !== null;
          if (!isThere) requestAnimationFrame(look);
          // a timeout runs in the task after the frame is painted
          else setTimeout(() => resolve(performance.now() - pressed));
        };
        document.querySelector<HTMLElement>(`a[href="${href}"]`)?.click();
        requestAnimationFrame(look);
      }),
    tab,
  );
}

async function switches(browser: Browser, deployment: Deployment): Promise<number> {
  const phone = await newPhone(browser, 'fast');
  try {
    await openApp(phone, await deployment.launchUrl(startPages.share));
    for (const tab of tour) await switchTo(phone.page, tab);
    const times: number[] = [];
    for (const tab of [...tour, ...tour]) times.push(await switchTo(phone.page, tab));
    return median(times);
  } finally {
    await phone.context.close();
  }
}

/** Measures the switches between tabs that have been open before. */
export async function measureTabs(browser: Browser, { federated, plain }: Deployments, count: number): Promise<readonly Figure[]> {
  const pairs: Pair[] = [];
  for (let left = count; left > 0; left--) {
    pairs.push({ federated: await switches(browser, federated), onePiece: await switches(browser, plain) });
  }
  const tabs = compare(pairs);
  return [figure('tabs.federated', tabs.federated, 'ms'), figure('tabs.plain', tabs.onePiece, 'ms'), figure('tabs.ratio', tabs.ratio)];
}
