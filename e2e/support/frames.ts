import type { Page } from 'playwright/test';
import { type Misfit, type Reading, type Ruler, rulerScript } from './fit.ts';
import { type Fault, type Legibility, type Legible, legibleScript } from './legible.ts';

/** A language with the mode and theme in which a state is rendered. */
export interface Variant {
  readonly language: string;
  readonly query: string;
}

export interface Found extends Misfit {
  readonly state: string;
  readonly variant: Variant;
  readonly width: number;
}

interface Read extends Reading {
  readonly variant: Variant;
  readonly width: number;
}

/** The viewports that text must fit: the narrowest phone, and in the whole gallery also a common one. */
const isFullRun = process.env.BILLET_GALLERY === 'all';
const sizes = [{ width: 320, height: 640 }, ...(isFullRun ? [{ width: 390, height: 844 }] : [])];

/**
 * Languages in which every state is measured: German has the longest words. Words that English and Russian have in common are user-written.
 */
const always: ReadonlySet<string> = new Set(['en', 'ru', 'de']);

/** The variants in which the text of one state is measured: all in the whole gallery, otherwise the three above and a seventh of the others. */
const measuredVariants = (variants: readonly Variant[], turn: number): ReadonlySet<Variant> =>
  new Set(variants.filter(({ language }, index) => isFullRun || always.has(language) || (index + turn) % 7 === 0));

/** The variants in which the tap targets and contrasts of one state are checked: all in the whole gallery, otherwise a quarter. */
const checkedVariants = (variants: readonly Variant[], turn: number): ReadonlySet<Variant> =>
  new Set(variants.filter((_, index) => isFullRun || (index + turn) % 4 === 0));

/** Adds one frame per variant to the gallery's page, so that all languages render at the same time. Returns the names of the states. */
export async function openFrames(page: Page, gallery: string, variants: readonly Variant[]): Promise<string[]> {
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
        // all frames overlap on screen, because the app removes some elements while they are off screen
        frame.style.cssText = 'position: fixed; inset: 0 auto auto 0; border: 0; opacity: 0';
        frame.width = String(size.width);
        frame.height = String(size.height);
        return frame;
      });
      const isLoaded = async (frame: HTMLIFrameElement) => {
        while (!frame.contentDocument?.querySelector('a')) await new Promise(requestAnimationFrame);
      };
      // a few frames at a time: if all frames loaded at once, a catalogue would exceed its time limit
      for (let at = 0; at < frames.length; at += 4) {
        const some = frames.slice(at, at + 4);
        document.body.append(...some);
        await Promise.all(some.map(isLoaded));
      }
    },
    { queries: variants.map(({ query }) => query), size: sizes[0] ?? { width: 320, height: 640 } },
  );
  return states;
}

/** Shows a state in the frames of the wanted variants and reads it at every size. */
export async function readState(
  page: Page,
  state: string,
  variants: readonly Variant[],
  wanted: ReadonlySet<Variant> = new Set(variants),
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
    { name: state, queries: variants.map((variant) => (wanted.has(variant) ? variant.query : null)), widths: sizes },
  );
  return readings.flatMap(({ index, width, reading }) => {
    const variant = variants[index];
    return variant ? [{ ...reading, variant, width }] : [];
  });
}

/** Finds every misfit in the states of a gallery. */
export async function misfitsOf(page: Page, states: readonly string[], variants: readonly Variant[]): Promise<Found[]> {
  const found: Found[] = [];
  const seen = new Map(variants.map(({ language }) => [language, new Set<string>()]));
  for (const [turn, state] of states.entries()) {
    for (const { variant, width, misfits, words } of await readState(page, state, variants, measuredVariants(variants, turn))) {
      for (const word of words) seen.get(variant.language)?.add(word);
      found.push(...misfits.map((misfit) => ({ ...misfit, state, variant, width })));
    }
  }
  // a word that English and Russian have in common is user-written: it may end in an ellipsis and break anywhere
  const isWritten = (word: string) => (seen.get('en')?.has(word) ?? false) && (seen.get('ru')?.has(word) ?? false);
  return found.filter(({ kind, words }) => !(/ended|broken inside/.test(kind) && words.every(isWritten)));
}

export interface Illegible extends Fault {
  readonly state: string;
  readonly variant: Variant;
  readonly width: number;
}

/** CSS pixels. Higher than any scrolling content, so that all of it is visible. */
const HIGH = 2600;

/** Finds tap targets that are too small and text with too little contrast. Lists texts over pictures as 'state: words'. */
export async function illegibleOf(page: Page, states: readonly string[], variants: readonly Variant[], widths: readonly number[]) {
  const found: Illegible[] = [];
  const overPictures = new Set<string>();
  for (const [turn, state] of states.entries()) {
    const wanted = checkedVariants(variants, turn);
    const readings = await page.evaluate(
      async ({ name, queries, sizes, height }) => {
        const { ruler, legible } = window as unknown as { ruler: Ruler; legible: Legible };
        const all = Array.from(document.querySelectorAll('iframe'));
        const drawn = queries.flatMap((query, index) => {
          const frame = all[index];
          return query !== null && frame ? [{ frame, index, query }] : [];
        });
        await Promise.all(drawn.map(({ frame, query }) => ruler.draw(frame, `?state=${encodeURIComponent(name)}&${query}`)));
        const readings: { index: number; width: number; reading: Legibility }[] = [];
        for (const width of sizes) {
          for (const { frame } of drawn) Object.assign(frame, { width: String(width), height: String(height) });
          await new Promise(requestAnimationFrame);
          await new Promise(requestAnimationFrame);
          for (const { frame, index } of drawn) {
            const root = frame.contentDocument as Document;
            for (const each of root.getAnimations())
              if (each.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) each.finish();
            readings.push({ index, width, reading: legible.findFaults(root) });
          }
        }
        return readings;
      },
      { name: state, queries: variants.map((variant) => (wanted.has(variant) ? variant.query : null)), sizes: widths, height: HIGH },
    );
    for (const { index, width, reading } of readings) {
      const variant = variants[index];
      if (variant) found.push(...reading.faults.map((fault) => ({ ...fault, state, variant, width })));
      for (const words of reading.overPictures) overPictures.add(`${state}: ${words}`);
    }
  }
  return { found, overPictures };
}
