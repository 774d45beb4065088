import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { changedBuild, changedHost, type RemoteName } from './release-folder.ts';

const integrityOf = (content: string) => `sha384-${createHash('sha384').update(content).digest('base64')}`;
const versionOf = (...parts: readonly string[]) => createHash('sha256').update(parts.join('\0')).digest('hex').slice(0, 12);

type Build = { version: string; files: Record<string, string>; [field: string]: unknown };

/** A copy of a build of a remote with other texts, of another version. */
function changedTexts(build: string, change: (file: string, content: string) => string, more: object): string {
  const dist = mkdtempSync(path.join(tmpdir(), 'billet-version-'));
  cpSync(build, dist, { recursive: true });
  const described = JSON.parse(readFileSync(path.join(dist, 'remote.json'), 'utf8')) as Build & { texts: string };
  const files = { ...described.files };
  let { texts } = described;
  for (const file of Object.keys(files).filter((name) => name.startsWith('texts.'))) {
    const content = change(file, readFileSync(path.join(dist, file), 'utf8'));
    // all languages together are named by their content
    const name = file === texts ? `texts.${versionOf(content).slice(0, 10)}.json` : file;
    writeFileSync(path.join(dist, name), content);
    delete files[file];
    files[name] = integrityOf(content);
    if (file === texts) texts = name;
  }
  const version = versionOf(JSON.stringify([described.version, files, more]));
  writeFileSync(path.join(dist, 'remote.json'), JSON.stringify({ ...described, ...more, texts, files, version }));
  return dist;
}

export interface OtherRemote {
  /** What it says in each language in place of what it says now, by language. */
  readonly words?: Readonly<Record<string, readonly [string, string]>>;
  readonly contract?: string;
}

/** A build of a remote of another version: it marks the page once its code runs. */
export function otherRemote(name: RemoteName, { words = {}, contract }: OtherRemote): string {
  const marked = changedBuild(name, { script: `document.documentElement.dataset.${name} = "other"` });
  const inWords = (file: string, content: string) => {
    const [, locale] = /^texts\.([a-z]+)\.ftl$/.exec(file) ?? [];
    const all = Object.entries(words).filter(([each]) => each === locale || file.endsWith('.json'));
    return all.reduce((text, [, [from, to]]) => text.replaceAll(from, to), content);
  };
  return changedTexts(marked, inWords, contract ? { contract } : {});
}

/** A build of the host that offers another version of the contract. */
export function hostProviding(provides: string): string {
  const build = changedHost(`document.documentElement.dataset.provides = "${provides}"`);
  const { provides: now } = JSON.parse(readFileSync(path.join(build, 'host.json'), 'utf8')) as { provides: string };
  const own = readdirSync(build).find((file) => /^index\.\w+\.js$/.test(file)) ?? '';
  const before = readFileSync(path.join(build, own), 'utf8');
  const content = before.replaceAll(`-bridge":"${now}"`, `-bridge":"${provides}"`).replaceAll(`-i18n":"${now}"`, `-i18n":"${provides}"`);
  const renamed = `index.${versionOf(content).slice(0, 10)}.js`;
  renameSync(path.join(build, own), path.join(build, renamed));
  writeFileSync(path.join(build, renamed), content);
  const file = path.join(build, 'host.json');
  const described = JSON.parse(readFileSync(file, 'utf8')) as Build;
  const { [own]: hash = '', ...files } = described.files;
  const page = readFileSync(path.join(build, 'index.html'), 'utf8').replace(own, renamed).replace(hash, integrityOf(content));
  writeFileSync(path.join(build, 'index.html'), page);
  Object.assign(files, { [renamed]: integrityOf(content), 'index.html': integrityOf(page) });
  writeFileSync(file, JSON.stringify({ ...described, provides, files, version: versionOf(content) }));
  return build;
}

/** As if somebody had written another contract into the pointer, which no command does. `isAlone`: and had taken the versions before away. */
export function writeContract(folder: string, name: RemoteName, contract: string, isAlone = false): void {
  const file = path.join(folder, 'release.json');
  const release = JSON.parse(readFileSync(file, 'utf8'));
  release.remotes[name].active.contract = contract;
  if (isAlone) release.remotes[name].previous = [];
  writeFileSync(`${file}.new`, JSON.stringify(release));
  renameSync(`${file}.new`, file);
}
