import type { Browser } from 'playwright';
import { buildChangedShare, buildOnePiece, folders, root, run } from './build.ts';
import type { Deployment, Deployments } from './deployments.ts';
import { newPhone, openApp, slowPage } from './phone.ts';
import type { Pair } from './stats.ts';

/** A source file of the share remote that gets one line more. */
const CHANGED = 'header-card.tsx';

/** Bytes of code that a visitor fetches who was here before `release`. */
async function bytesAfter(browser: Browser, deployment: Deployment, release: () => Promise<void>): Promise<number> {
  const first = await newPhone(browser);
  try {
    await openApp(first, await deployment.launchUrl());
    await first.page.close();
    await release();
    const again = await slowPage(first.context);
    const time = await openApp(again, await deployment.launchUrl());
    return again.traffic.until(time, (url) => /\.(js|css)$|\/$/.test(url)).bytes;
  } finally {
    await first.context.close();
  }
}

/** What the release of one changed line in one remote costs somebody who comes back. Comes last: it changes both deployments. */
export async function measureReturn(browser: Browser, { federated, onePiece }: Deployments): Promise<Pair> {
  return {
    federated: await bytesAfter(browser, federated, async () => {
      const dist = await buildChangedShare(CHANGED);
      await run(['release/src/cli.ts', 'release', 'share', dist], root, { RELEASE_DIR: folders.federated });
    }),
    onePiece: await bytesAfter(browser, onePiece, () => buildOnePiece(CHANGED)),
  };
}
