import { textsOf } from '@billet/release/build-format';
import type { Bundle } from './bundle.ts';
import { classesWithoutOwner } from './class-names.ts';
import { densities, forAllScreens } from './densities.ts';
import type { Drawn } from './gather.ts';
import { shortest } from './markup.ts';
import { withoutStyles } from './own-styles.ts';
import { faultsOf } from './refuse.ts';
import { withSlots } from './slots.ts';

/** React's preload hints for images. The browser finds images of the page without them. */
const HINT = /<link rel="preload"[^>]*>/g;

/** A frame rendered in each language, before its style rules are collected. */
export interface DrawnInLanguages extends Drawn {
  readonly html: Readonly<Record<string, string>>;
}

interface Drawer {
  readonly drawn: Bundle['drawn'];
  /** Name of the remote, or `host`. */
  readonly owner: string;
  /** Prefix of the addresses of its files. */
  readonly prefix: string;
  /** Class name → rule, extracted from style attributes. */
  readonly styles: Map<string, string>;
}

/** The source language of every catalogue. */
const SOURCE = 'en';

/** Renders a view in each language that has all its messages. Throws an error that contains `name` if the view cannot be a frame. */
export function drawInLanguages(drawer: Drawer, name: string, view: () => unknown): DrawnInLanguages {
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
  const attributes = html.flatMap(([, each]) => attributesIn(each));
  const classes = attributes.flatMap(([name, value]) => (name === 'class' ? value.split(' ') : []));
  return {
    html: Object.fromEntries(html.map(([locale, each]) => [locale, shortest(each)])),
    classes: new Set(classes),
    attributes: new Set(attributes.flatMap(([name, value]) => [name, `${name}=${value}`])),
  };
}

/** Null if the language lacks a message. */
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

/** Includes attributes inside comments, which hold the markup of optional photos. */
const attributesIn = (html: string) =>
  [...html.matchAll(/\s([\w-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value] as const);
