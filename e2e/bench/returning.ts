import type { Browser } from 'playwright';
import { buildChangedShare, buildOnePiece, run } from './build.ts';
import type { Deployment, Deployments } from './deployments.ts';
import { type Figure, figure } from './figures.ts';
import { folders, root } from './folders.ts';
import { newPhone, openApp, slowPage } from './phone.ts';
import { startPages } from './start-pages.ts';

/** The source file of the share remote that gets an additional line. */
const CHANGED = 'header-card.tsx';

/** Bytes of code that a returning visitor downloads after `release`. */
async function bytesAfter(browser: Browser, deployment: Deployment, release: () => Promise<void>): Promise<number> {
  const first = await newPhone(browser, 'fast');
  try {
    await openApp(first, await deployment.launchUrl(startPages.share));
    await first.page.close();
    await release();
    const again = await slowPage(first.context, 'fast');
    const time = await openApp(again, await deployment.launchUrl(startPages.share));
    return again.traffic.until(time, (url) => /\.(js|css)$|\/$/.test(url)).bytes;
  } finally {
    await first.context.close();
  }
}

/**
 * Measures what a returning visitor downloads after one line of one remote has changed. Must run last, because it changes the deployments.
 */
export async function measureReturn(browser: Browser, { federated, framed }: Deployments): Promise<readonly Figure[]> {
  const releaseShare = async () => {
    const dist = await buildChangedShare(CHANGED);
    await run(['release/src/cli.ts', 'release', 'share', dist], root, { RELEASE_DIR: folders.federated });
  };
  return [
    figure('returning.federated', await bytesAfter(browser, federated, releaseShare), 'B'),
    figure('returning.framed', await bytesAfter(browser, framed, () => buildOnePiece(CHANGED)), 'B'),
  ];
}
