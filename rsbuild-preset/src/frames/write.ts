import { createHash } from 'node:crypto';
import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  type HostFrames,
  type Manifest,
  type Mode,
  plainTexts,
  type RemoteFrames,
  type RenderedMarkup,
  textsOf,
} from '@billet/release/build-format';
import { folderIn, readBundle, readSheet } from './bundle.ts';
import { withoutOwner } from './class-names.ts';
import { type DrawnInLanguages, drawInLanguages } from './draw.ts';
import { type GatheredRule, gather, placesOf } from './gather.ts';
import { type Person, people } from './people.ts';
import { surroundParts } from './surround.ts';

/** Exports of a remote's `src/frames.tsx`. The type that frames are written with is in shared-ui. */
interface Frame {
  readonly route: string;
  readonly mode: Mode;
  readonly render: (slots: { readonly own: Person; readonly friend: Person }) => unknown;
}

/** Renders the built frames of a remote and writes them into its build. Returns the file name. */
export function writeRemoteFrames(dist: string, name: string, { routes }: Manifest): string {
  const { frames, drawn } = readBundle(dist);
  const styles = new Map<string, string>();
  const drawer = { drawn, owner: name, prefix: `/r/${name}/`, styles };
  const unknown = (frames as readonly Frame[]).find(({ route }) => routes.every(({ path }) => path !== route));
  if (unknown) throw new Error(`${name}'s src/frames.tsx draws ${unknown.route}; its manifest has no such route`);
  const made = (frames as readonly Frame[]).map(({ route, mode, render }) => {
    return { route, mode, drawn: drawInLanguages(drawer, `${route} (${mode})`, () => render(people)) };
  });
  const { rules } = gatherRules(
    name,
    dist,
    styles,
    made.map((each) => each.drawn),
  );
  const file: RemoteFrames = {
    schema: 1,
    rules: rules.map(({ text }) => text),
    frames: made.map(({ route, mode, drawn }) => ({ route, mode, ...toDrawing(drawn, rules) })),
    labels: labelsOf(
      name,
      routes.flatMap(({ tab }) => tab?.label ?? []),
    ),
  };
  return write(dist, file);
}

/** Renders the layout that the host draws around pages. Returns the file name. */
export function writeHostFrames(dist: string, icons: readonly string[]): string {
  const { frames, drawn } = readBundle(dist);
  const styles = new Map<string, string>();
  const drawer = { drawn, owner: 'host', prefix: '/host/', styles };
  const { tab, full, fonts } = surroundParts(frames, icons);
  const made = { tab: drawInLanguages(drawer, 'around a tab', tab), full: drawInLanguages(drawer, 'around a page', full) };
  const { rules, tokens } = gatherRules('host', dist, styles, Object.values(made));
  const file: HostFrames = {
    schema: 1,
    icons,
    rules: rules.map(({ text }) => text),
    tokens,
    fonts: Object.fromEntries(Object.keys(made.full.html).map((locale) => [locale, fonts(locale)])),
    tab: toDrawing(made.tab, rules),
    full: toDrawing(made.full, rules),
  };
  return write(dist, file);
}

function labelsOf(part: string, ids: readonly string[]): RemoteFrames['labels'] {
  const inLanguages = (id: string) => Object.keys(textsOf([part])).flatMap((locale) => wordsOf(part, locale, id));
  return Object.fromEntries(ids.map((id) => [id, Object.fromEntries(inLanguages(id))]));
}

/** Empty if the language lacks the message. */
function wordsOf(part: string, locale: string, id: string): (readonly [locale: string, words: string])[] {
  try {
    return [[locale, ...plainTexts(part, locale, [id])]];
  } catch {
    return [];
  }
}

function gatherRules(owner: string, dist: string, styles: ReadonlyMap<string, string>, drawn: readonly DrawnInLanguages[]) {
  const all = {
    classes: new Set(drawn.flatMap(({ classes }) => [...classes])),
    attributes: new Set(drawn.flatMap(({ attributes }) => [...attributes])),
  };
  const { rules, tokens } = gather(withoutOwner(readSheet(dist), owner), all);
  const own = [...styles].map(
    ([name, text]): GatheredRule => ({ text: withoutOwner(text, owner), selectors: [withoutOwner(`.${name}`, owner)] }),
  );
  return { rules: [...rules, ...own], tokens };
}

const toDrawing = (drawn: DrawnInLanguages, rules: readonly GatheredRule[]): RenderedMarkup => ({
  html: drawn.html,
  rules: placesOf(rules, drawn),
});

function write(dist: string, file: RemoteFrames | HostFrames): string {
  const json = JSON.stringify(file);
  const name = `frames.${createHash('sha256').update(json).digest('hex').slice(0, 10)}.json`;
  writeFileSync(path.join(dist, name), json);
  rmSync(folderIn(dist), { recursive: true });
  return name;
}
