import { textsOf } from '@billet/release/build-format';
import type { Bundle } from './bundle.ts';
import { classesWithoutOwner } from './class-names.ts';
import { densities, forAllScreens } from './densities.ts';
import { withoutStyles } from './own-styles.ts';
import { faultsOf } from './refuse.ts';
import { withSlots } from './slots.ts';

/** React hints at images; in a page that holds them they are found anyway. */
const HINT = /<link rel="preload"[^>]*>/g;

/** Something drawn, before its rules are known. */
export interface Drawn {
  readonly html: Readonly<Record<string, string>>;
  readonly classes: ReadonlySet<string>;
}

interface Drawer {
  readonly drawn: Bundle['drawn'];
  /** Of the remote, or `host`. */
  readonly owner: string;
  /** Where its files lie. */
  readonly prefix: string;
  /** Name of a class → rule, of what stood in style attributes. */
  readonly styles: Map<string, string>;
}

/** Every catalogue is made of it. */
const SOURCE = 'en';

/** Draws a view in each language that has all its words. Throws, with its `name`, where it can't be a frame. */
export function drawInLanguages(drawer: Drawer, name: string, view: () => unknown): Drawn {
  const parts = ['shell', 'errors', ...(drawer.owner === 'host' ? [] : [drawer.owner])];
  const html = Object.entries(textsOf(parts)).flatMap(([locale, catalogue]) => {
    try {
      const made = drawIn(drawer, locale, catalogue, view);
      return made === null ? [] : [[locale, made] as const];
    } catch (thrown) {
      throw new Error(
        `The first frame of ${drawer.owner} ${name} (${locale}): ${thrown instanceof Error ? thrown.message : String(thrown)}`,
      );
    }
  });
  return { html: Object.fromEntries(html), classes: new Set(html.flatMap(([, each]) => classesIn(each))) };
}

/** Null where the language lacks a word. */
function drawIn({ drawn, owner, prefix, styles }: Drawer, locale: string, catalogue: string, view: () => unknown): string | null {
  const variants = densities.map((density) => {
    Object.assign(globalThis, { devicePixelRatio: density });
    return drawn(view(), locale, catalogue);
  });
  const lacks = variants.flatMap(({ faults }) => faults);
  if (lacks[0] && locale === SOURCE) throw new Error(lacks[0]);
  if (lacks.length > 0) return null;
  const made = withSlots(withoutStyles(forAllScreens(variants.map(({ html }) => html.replaceAll(HINT, ''))), owner, styles));
  const faults = faultsOf(made, prefix);
  if (faults.length > 0) throw new Error(faults.join('\n'));
  return classesWithoutOwner(made, owner);
}

/** Those of a photo that may be missing stand in a comment. */
const classesIn = (html: string) => [...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' '));
