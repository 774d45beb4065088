import type { Page } from 'playwright/test';
import { type Misfit, type Reading, type Ruler, rulerScript } from './fit.ts';
import { type Fault, type Legibility, type Legible, legibleScript } from './legible.ts';

/** How one language is looked at: its mode and theme change from language to language. */
export interface Look {
  readonly language: string;
  readonly query: string;
}

export interface Found extends Misfit {
  readonly state: string;
  readonly look: Look;
  readonly width: number;
}

interface Read extends Reading {
  readonly look: Look;
  readonly width: number;
}

/** The phones that words must fit: the narrowest that there are; with `npm run gallery` also a usual one. */
const isWhole = process.env.BILLET_GALLERY === 'all';
const sizes = [{ width: 320, height: 640 }, ...(isWhole ? [{ width: 390, height: 844 }] : [])];

/** What every state is read in: English and Russian, by which what people wrote is told, and the longest words. */
const always: ReadonlySet<string> = new Set(['en', 'ru', 'de']);

/** The looks that a state is read in: all of them in `npm run gallery`, else those and a fifth of the others in turns. */
const looksOf = (looks: readonly Look[], turn: number): ReadonlySet<Look> =>
  new Set(looks.filter(({ language }, index) => isWhole || always.has(language) || (index + turn) % 5 === 0));

/** Lays a frame for each look over the gallery's page, so that all languages are drawn in the time of one. Resolves with the names of the states. */
export async function openFrames(page: Page, gallery: string, looks: readonly Look[]): Promise<string[]> {
  await page.addInitScript(`${rulerScript}\n{${legibleScript}}`);
  await page.goto(gallery);
  await page.getByRole('link').first().waitFor();
  const states = await page.getByRole('link').allTextContents();
  await page.evaluate(
    async ({ queries, size }) => {
      document.body.replaceChildren();
      const frames = queries.map((query) => {
        const frame = document.createElement('iframe');
        frame.src = `?${query}`;
        // all of them lie where the screen is: what takes itself out of the document off the screen would be missing from the reading
        frame.style.cssText = 'position: fixed; inset: 0 auto auto 0; border: 0';
        frame.width = String(size.width);
        frame.height = String(size.height);
        return frame;
      });
      const stands = async (frame: HTMLIFrameElement) => {
        while (!frame.contentDocument?.querySelector('a')) await new Promise(requestAnimationFrame);
      };
      // a few at a time: a catalogue that waits its turn behind the files of all frames would be given up
      for (let at = 0; at < frames.length; at += 4) {
        const some = frames.slice(at, at + 4);
        document.body.append(...some);
        await Promise.all(some.map(stands));
      }
    },
    { queries: looks.map(({ query }) => query), size: sizes[0] ?? { width: 320, height: 640 } },
  );
  return states;
}

/** Draws a state in the frames of some of the looks, and reads it at every size. */
export async function readState(
  page: Page,
  state: string,
  looks: readonly Look[],
  wanted: ReadonlySet<Look> = new Set(looks),
): Promise<Read[]> {
  const readings = await page.evaluate(
    async ({ name, queries, widths }) => {
      const { ruler } = window as unknown as { ruler: Ruler };
      const all = Array.from(document.querySelectorAll('iframe'));
      const drawn = queries.flatMap((query, index) => {
        const frame = all[index];
        return query !== null && frame ? [{ frame, index, query }] : [];
      });
      await Promise.all(drawn.map(({ frame, query }) => ruler.draw(frame, `?state=${encodeURIComponent(name)}&${query}`)));
      const found: { index: number; width: number; reading: Reading }[] = [];
      for (const { width, height } of widths) {
        for (const { frame } of drawn) Object.assign(frame, { width: String(width), height: String(height) });
        await new Promise(requestAnimationFrame);
        await new Promise(requestAnimationFrame);
        found.push(...drawn.map(({ frame, index }) => ({ index, width, reading: ruler.read(frame.contentDocument as Document) })));
      }
      return found;
    },
    { name: state, queries: looks.map((look) => (wanted.has(look) ? look.query : null)), widths: sizes },
  );
  return readings.flatMap(({ index, width, reading }) => {
    const look = looks[index];
    return look ? [{ ...reading, look, width }] : [];
  });
}

/** What doesn't fit in all the states of a gallery. */
export async function misfitsOf(page: Page, states: readonly string[], looks: readonly Look[]): Promise<Found[]> {
  const found: Found[] = [];
  const seen = new Map(looks.map(({ language }) => [language, new Set<string>()]));
  for (const [turn, state] of states.entries()) {
    for (const { look, width, misfits, words } of await readState(page, state, looks, looksOf(looks, turn))) {
      for (const word of words) seen.get(look.language)?.add(word);
      found.push(...misfits.map((misfit) => ({ ...misfit, state, look, width })));
    }
  }
  // a word that stands in English and in Russian alike was written by people: it may end in an ellipsis, and break where it must
  const isWritten = (word: string) => (seen.get('en')?.has(word) ?? false) && (seen.get('ru')?.has(word) ?? false);
  return found.filter(({ kind, words }) => !(/ended|broken inside/.test(kind) && words.every(isWritten)));
}

export interface Illegible extends Fault {
  readonly state: string;
  readonly look: Look;
  readonly width: number;
}

/** As high as anything that scrolls, so that all of it is in sight. */
const HIGH = 2600;

/** What can't be tapped or read in all the states of a gallery, and the words that stand over pictures, as 'state: words'. */
export async function illegibleOf(page: Page, states: readonly string[], looks: readonly Look[], widths: readonly number[]) {
  const found: Illegible[] = [];
  const overPictures = new Set<string>();
  for (const state of states) {
    const readings = await page.evaluate(
      async ({ name, queries, sizes, height }) => {
        const { ruler, legible } = window as unknown as { ruler: Ruler; legible: Legible };
        const frames = Array.from(document.querySelectorAll('iframe'));
        await Promise.all(frames.map((frame, index) => ruler.draw(frame, `?state=${encodeURIComponent(name)}&${queries[index]}`)));
        const all: { index: number; width: number; reading: Legibility }[] = [];
        for (const width of sizes) {
          for (const frame of frames) Object.assign(frame, { width: String(width), height: String(height) });
          await new Promise(requestAnimationFrame);
          await new Promise(requestAnimationFrame);
          for (const [index, frame] of frames.entries()) {
            const root = frame.contentDocument as Document;
            for (const each of root.getAnimations())
              if (each.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) each.finish();
            all.push({ index, width, reading: legible.judge(root) });
          }
        }
        return all;
      },
      { name: state, queries: looks.map(({ query }) => query), sizes: widths, height: HIGH },
    );
    for (const { index, width, reading } of readings) {
      const look = looks[index];
      if (look) found.push(...reading.faults.map((fault) => ({ ...fault, state, look, width })));
      for (const words of reading.overPictures) overPictures.add(`${state}: ${words}`);
    }
  }
  return { found, overPictures };
}
