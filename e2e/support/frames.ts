import type { Page } from 'playwright/test';
import { type Misfit, type Reading, type Ruler, rulerScript } from './fit.ts';
import { type Fault, type Legibility, type Legible, legibleScript } from './legible.ts';

/** A language with the mode and theme in which a state is rendered. */
export interface Variant {
  readonly language: string;
  readonly query: string;
}

/** A variant of a state, with the sizes at which it is checked. */
export interface Check {
  readonly variant: Variant;
  /** The viewports that text must fit. */
  readonly sizes: readonly { readonly width: number; readonly height: number }[];
  /** The widths at which controls must be tappable and text readable. */
  readonly widths: readonly number[];
}

interface Place {
  readonly state: string;
  readonly variant: Variant;
  readonly width: number;
}

export type Found = Misfit & Place;
export type Illegible = Fault & Place;

/** Opens a gallery in several frames, which render different variants at the same time. Returns the names of the states. */
export async function openFrames(page: Page, gallery: string, count: number): Promise<string[]> {
  await page.addInitScript(`${rulerScript}\n{${legibleScript}}`);
  await page.goto(gallery);
  await page.getByRole('link').first().waitFor();
  const states = await page.getByRole('link').allTextContents();
  await page.evaluate(async (frames) => {
    document.body.replaceChildren();
    const isLoaded = async (frame: HTMLIFrameElement) => {
      while (!frame.contentDocument?.querySelector('a')) await new Promise(requestAnimationFrame);
    };
    await Promise.all(
      Array.from({ length: frames }, () => {
        const frame = document.createElement('iframe');
        frame.src = location.href;
        // all frames overlap on screen, because the app removes some elements while they are off screen
        frame.style.cssText = 'position: fixed; inset: 0 auto auto 0; border: 0; opacity: 0';
        document.body.append(frame);
        return isLoaded(frame);
      }),
    );
  }, count);
  return states;
}

/** CSS pixels. Higher than any scrolling content, so that all of it is visible. */
const HIGH = 2600;

interface StateReading {
  /** The index of the check. */
  readonly at: number;
  readonly fits: readonly { readonly width: number; readonly reading: Reading }[];
  readonly legibilities: readonly { readonly width: number; readonly reading: Legibility }[];
}

/** Renders a state in each variant and reads it at every size. A variant keeps its frame if the list has no more checks than frames. */
const readState = (page: Page, state: string, checks: readonly Check[]): Promise<StateReading[]> =>
  page.evaluate(
    async ({ name, wanted, high }) => {
      const { ruler, legible } = window as unknown as { ruler: Ruler; legible: Legible };
      const frames = Array.from(document.querySelectorAll('iframe'));
      const resize = async (frame: HTMLIFrameElement, width: number, height: number) => {
        Object.assign(frame, { width: String(width), height: String(height) });
        await new Promise(requestAnimationFrame);
        await new Promise(requestAnimationFrame);
      };
      const read = async (frame: HTMLIFrameElement, at: number): Promise<StateReading> => {
        const fits: { width: number; reading: Reading }[] = [];
        const legibilities: { width: number; reading: Legibility }[] = [];
        const { query, sizes, widths } = wanted[at] as (typeof wanted)[number];
        Object.assign(frame, { width: '320', height: '640' });
        await ruler.draw(frame, `?state=${encodeURIComponent(name)}&${query}`);
        const root = frame.contentDocument as Document;
        for (const { width, height } of sizes) {
          await resize(frame, width, height);
          fits.push({ width, reading: ruler.read(root) });
        }
        for (const width of widths) {
          await resize(frame, width, high);
          for (const each of root.getAnimations()) if (each.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) each.finish();
          legibilities.push({ width, reading: legible.findFaults(root) });
        }
        return { at, fits, legibilities };
      };
      const found: StateReading[] = [];
      for (let from = 0; from < wanted.length; from += frames.length) {
        const some = frames.slice(0, wanted.length - from);
        found.push(...(await Promise.all(some.map((frame, index) => read(frame, from + index)))));
      }
      return found;
    },
    { name: state, wanted: checks.map(({ variant: { query }, sizes, widths }) => ({ query, sizes, widths })), high: HIGH },
  );

/** Finds text that does not fit, controls that are too small, and text with too little contrast, in all states of a gallery. */
export async function faultsOfStates(
  page: Page,
  states: readonly string[],
  checksOf: (turn: number) => readonly Check[],
): Promise<{ readonly misfits: readonly Found[]; readonly illegible: readonly Illegible[] }> {
  const misfits: Found[] = [];
  const illegible: Illegible[] = [];
  const seen = { en: new Set<string>(), ru: new Set<string>() };
  for (const [turn, state] of states.entries()) {
    const checks = checksOf(turn);
    for (const { at, fits, legibilities } of await readState(page, state, checks)) {
      const { variant } = checks[at] as Check;
      for (const { width, reading } of fits) {
        if (variant.language === 'en' || variant.language === 'ru') for (const word of reading.words) seen[variant.language].add(word);
        misfits.push(...reading.misfits.map((misfit) => ({ ...misfit, state, variant, width })));
      }
      for (const { width, reading } of legibilities)
        illegible.push(...reading.faults.map((fault) => ({ ...fault, state, variant, width })));
    }
  }
  // a word that English and Russian have in common is user-written: it may end in an ellipsis and break anywhere
  const isWritten = (word: string) => seen.en.has(word) && seen.ru.has(word);
  return { misfits: misfits.filter(({ kind, words }) => !(/ended|broken inside/.test(kind) && words.every(isWritten))), illegible };
}
