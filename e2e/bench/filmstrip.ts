import path from 'node:path';
import type { Browser } from 'playwright';
import { contactSheet, type Shot } from '../support/contact-sheet.ts';
import type { Deployment, Deployments } from './deployments.ts';
import { root } from './folders.ts';
import { networks } from './network.ts';
import { newPhone, openApp, settledVitals } from './phone.ts';
import { startPages } from './start-pages.ts';

const FILE = 'docs/pictures/start.jpg';
/** Milliseconds after the navigation began. */
const moments = [500, 1000, 1500, 2000, 2500, 3000] as const;
/** Recordings per deployment. The median one is drawn. */
const FILMS = 3;
const filmed = { federated: 'Billet', plain: 'in one piece' } as const;
const shape = { columns: moments.length, width: 130, height: 281, quality: 72 };

interface Film {
  readonly firstContent: number;
  readonly pictures: readonly Buffer[];
}

/** Draws the share page of the federated deployment at each moment, above the deployment without first frames. Returns the file's name. */
export async function drawFilmstrip(browser: Browser, deployments: Deployments): Promise<string> {
  const films = { federated: [] as Film[], plain: [] as Film[] };
  const turns = Array.from({ length: FILMS }, () => ['federated', 'plain'] as const).flat();
  for (const way of turns) films[way].push(await film(browser, deployments[way]));
  const shots = (['federated', 'plain'] as const).flatMap((way) => shotsOf(filmed[way], middleOf(films[way])));
  const page = await browser.newPage();
  await contactSheet(page, path.join(root, FILE), shots, shape);
  await page.close();
  return `${FILE} (${networks.slow.title})`;
}

const middleOf = (films: readonly Film[]) => films.toSorted((a, b) => a.firstContent - b.firstContent)[films.length >> 1];

const shotsOf = (title: string, found: Film | undefined): readonly Shot[] =>
  (found?.pictures ?? []).map((image, index) => ({ caption: `${title}, ${(moments[index] ?? 0) / 1000} s`, image }));

/** Records the screen of a first visit at each moment. */
async function film(browser: Browser, deployment: Deployment): Promise<Film> {
  const phone = await newPhone(browser, 'slow');
  const frames: { readonly at: number; readonly image: Buffer }[] = [];
  try {
    phone.session.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
      frames.push({ at: (metadata.timestamp ?? 0) * 1000, image: Buffer.from(data, 'base64') });
      void phone.session.send('Page.screencastFrameAck', { sessionId });
    });
    await phone.session.send('Page.startScreencast', { format: 'jpeg', quality: 90, maxWidth: 390, maxHeight: 844 });
    await openApp(phone, await deployment.launchUrl(startPages.share));
    const { firstContent } = await settledVitals(phone);
    await phone.session.send('Page.stopScreencast');
    const began = await phone.page.evaluate(() => performance.timeOrigin);
    const [blank] = frames;
    if (!blank) throw new Error('The browser showed no frame');
    const pictures = moments.map((moment) => (frames.findLast(({ at }) => at <= began + moment) ?? blank).image);
    return { firstContent, pictures };
  } finally {
    await phone.context.close();
  }
}
