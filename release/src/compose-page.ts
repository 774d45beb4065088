import { createHash } from 'node:crypto';
import { providedBy } from './compatible.ts';
import { fillJson } from './fill-json.ts';
import type { ComposedFrames } from './frames/compose-frames.ts';
import { runnable } from './runnable.ts';
import type { Release, RemoteRelease, ShellRelease } from './schema.ts';

/** Addresses of the shell's own files, as its build writes them into the page. */
const OWN_FILE = /(\s(?:src|href)=["']?)(?=\/host\/)/g;

/**
 * The page of a release: the shell's built page with the release data inside, so that no request for it is needed. Content-hashed files are
 * loaded from the release's origin, all other files from the page's origin.
 */
export function composePage(shellPage: string, release: Release, frames: ComposedFrames | null = null): string {
  const page = withStart(frames ? inOneLanguage(shellPage, frames.locale) : shellPage, frames ?? { css: '', html: '' });
  return fillJson(page.replaceAll(OWN_FILE, `$1${release.origin}`), 'release', embeddedData(release));
}

/**
 * The release data inside a page, which has to fit into its first round trip (FST-01). It lacks what few pages need: the previous versions,
 * which a page requests with the release data after a failure, unless the active one does not run in this shell; and the files of a canary
 * but its entry, which its users request without a preload. An active version that runs in this shell names no contract.
 */
function embeddedData(release: Release) {
  const { remotes, tag: _, schema: __, ...data } = pageData(release);
  const provided = providedBy(release.shell.active);
  const embedded = Object.entries(remotes).map(([name, { active, canary, previous }]) => {
    const { contract, ...withoutContract } = active;
    const runs = runnable(active, provided);
    const state = {
      ...(runs ? { active: withoutContract, previous: [] } : { active, previous }),
      ...(canary && { canary: { ...canary, ...onlyEntry(canary) } }),
    };
    return [name, state] as const;
  });
  return { ...data, remotes: Object.fromEntries(embedded) };
}

const onlyEntry = ({ entry, integrity }: { readonly entry: string; readonly integrity: Readonly<Record<string, string | undefined>> }) => ({
  integrity: { [entry]: integrity[entry] },
  chunks: {},
});

/**
 * Shows the frame and starts the requests of the first screen. Removes the frame if the page's script failed or the browser is too old,
 * because nothing else would.
 */
const START = '<script>try{billetFrame()}catch(e){var f=document.getElementById("frame");f&&f.remove();throw e}</script>';
const HEAD_END = /<\/head>/i;
const BODY = /<body\b[^>]*>/i;
const STYLESHEET = /<link\b(?=[^>]*\brel=["']?stylesheet)[^>]*>/gi;

/**
 * Puts the frames first and the shell's stylesheet after them, because a browser neither paints content nor runs a script after a
 * stylesheet before it is loaded.
 */
function withStart(page: string, { css, html }: Omit<ComposedFrames, 'locale'>): string {
  if (!HEAD_END.test(page) || !BODY.test(page)) return page;
  const sheets = page.match(STYLESHEET)?.join('') ?? '';
  return page
    .replaceAll(STYLESHEET, '')
    .replace(HEAD_END, (end) => (css ? `<style id="frame-styles">${css}</style>${end}` : end))
    .replace(BODY, (body) => `${body}${html}${START}${sheets}`);
}

const LANGUAGES = /<script[^>]*\sid="?languages"?[^>]*>([^<]*)/;

/** Keeps the page's own messages and fonts of one language; all languages are as large as a frame. */
function inOneLanguage(page: string, locale: string): string {
  const languages = JSON.parse(LANGUAGES.exec(page)?.[1] || '{}') as Readonly<Record<string, unknown>>;
  return languages[locale] === undefined ? page : fillJson(page, 'languages', { [locale]: languages[locale] });
}

/** The data that an open page requests: of every remote the active version, the canary, and the entry of the newest runnable previous version. */
export function pageData({ schema, n, origin, shell, remotes }: Release) {
  const asActive = (release: RemoteRelease) => ({ ...withFiles(release, earlyFiles(release)), manifest: release.manifest });
  const withFiles = (release: RemoteRelease, chunks: RemoteRelease['chunks']) => ({
    ...filesOf(origin, release, chunks),
    ...requirementsOf(release, shell.active),
  });
  const states = Object.entries(remotes).map(([name, { active, canary, previous }]) => {
    const state = {
      active: asActive(active),
      ...(canary && { canary: { ...asActive(canary.release), percent: canary.percent, salt: canary.salt } }),
      previous: previous
        .filter((each) => runnable(each, providedBy(shell.active)))
        .slice(0, 1)
        .map((each) => withFiles(each, {})),
    };
    return [name, state] as const;
  });
  const data = { schema, n, shell: { version: shell.active.version }, remotes: Object.fromEntries(states) };
  // a manually restored pointer may have a number that was used before, so the tag includes the content
  const content = createHash('sha256').update(JSON.stringify([data, shell.active.styles]));
  return { ...data, tag: `${n}-${content.digest('base64url').slice(0, 10)}` };
}

/**
 * The files that a page may request before the remote's entry runs: those of the exposed module `pages`, and the others of each page. The
 * entry knows those of dialogs and all hashes.
 */
function earlyFiles({ manifest, chunks }: RemoteRelease): RemoteRelease['chunks'] {
  const { pages } = chunks;
  const names = manifest.routes.map(({ page }) => page);
  const ofPages = names.flatMap((name) => (chunks[name] ? [[name, chunks[name].filter((file) => !pages?.includes(file))] as const] : []));
  return { ...(pages && { pages }), ...Object.fromEntries(ofPages) };
}

/** Hashes do not compress: those of files that no page requests early would only delay it. */
function filesOf(origin: string, { version, entry, integrity }: RemoteRelease, chunks: RemoteRelease['chunks']) {
  const at = (file: string) => origin + file;
  const files = [entry, ...Object.values(chunks).flat()];
  return {
    version,
    entry: at(entry),
    integrity: Object.fromEntries(files.map((file) => [at(file), integrity[file]])),
    chunks: Object.fromEntries(Object.entries(chunks).map(([page, names]) => [page, names.map(at)])),
  };
}

/** The requirements of a version, without libraries whose version in this shell fits. */
function requirementsOf({ contract, shared }: RemoteRelease, shell: ShellRelease) {
  const isMet = ([library, wanted]: [string, string]) => runnable({ shared: { [library]: wanted } }, shell.shared);
  const unmet = Object.entries(shared).filter((each) => !isMet(each));
  return { contract, ...(unmet.length > 0 && { shared: Object.fromEntries(unmet) }) };
}
