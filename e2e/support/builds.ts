import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { hashOf } from '../../scripts/build/sources.ts';
import { rsbuildOf } from '../../scripts/build/workspace.ts';
import { workspacesOf } from '../../scripts/build/workspaces.ts';
import { create } from '../../scripts/new/create.ts';
import type { RemoteName } from './release-folder.ts';

/** Builds of other versions of a remote or of the host. Each build is made once and shared by all tests that need it. */

const root = path.resolve(import.meta.dirname, '../..');
const temporary = (name: string) => mkdtempSync(path.join(tmpdir(), `billet-${name}-`));
const integrityOf = (content: string) => `sha256-${createHash('sha256').update(content).digest('base64')}`;
const versionOf = (...parts: readonly string[]) => createHash('sha256').update(parts.join('\0')).digest('hex').slice(0, 12);

type Build = { version: string; files: Record<string, string>; [field: string]: unknown };

/** Calls a function once per set of arguments. */
function once<Arguments extends readonly unknown[], Result>(make: (...given: Arguments) => Result): (...given: Arguments) => Result {
  const made = new Map<string, Result>();
  return (...given) => {
    const key = JSON.stringify(given);
    const result = made.get(key) ?? make(...given);
    made.set(key, result);
    return result;
  };
}

/** Copies the build of a remote and prepends a script to its entry. */
export const changedBuild = once((name: RemoteName, script: string): string => {
  const dist = temporary(`build-${name}`);
  cpSync(path.join(root, `remote-${name}`, 'dist'), dist, { recursive: true });
  const file = path.join(dist, 'remote.json');
  const build = JSON.parse(readFileSync(file, 'utf8'));
  const content = `${script};${readFileSync(path.join(dist, build.entry), 'utf8')}`;
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 10);
  const entry = `remoteEntry.${hash}.js`;
  renameSync(path.join(dist, build.entry), path.join(dist, entry));
  writeFileSync(path.join(dist, entry), content);
  const { [build.entry]: _old, ...files } = build.files;
  files[entry] = integrityOf(content);
  writeFileSync(file, JSON.stringify({ ...build, entry, files, version: hash }));
  return dist;
});

/** Copies the build of the host and prepends a script to its own. */
export const changedHost = once((script: string): string => {
  const dist = temporary('build-host');
  cpSync(path.join(root, 'host/dist'), dist, { recursive: true });
  const file = path.join(dist, 'host.json');
  const build = JSON.parse(readFileSync(file, 'utf8'));
  const own = Object.keys(build.files).find((name) => /^index\.\w+\.js$/.test(name)) ?? '';
  const content = `${script};${readFileSync(path.join(dist, own), 'utf8')}`;
  const version = createHash('sha256').update(content).digest('hex').slice(0, 12);
  const renamed = `index.${version.slice(0, 10)}.js`;
  const page = readFileSync(path.join(dist, 'index.html'), 'utf8').replace(own, renamed).replace(build.files[own], integrityOf(content));
  renameSync(path.join(dist, own), path.join(dist, renamed));
  writeFileSync(path.join(dist, renamed), content);
  writeFileSync(path.join(dist, 'index.html'), page);
  const { [own]: _old, ...files } = build.files;
  Object.assign(files, { [renamed]: integrityOf(content), 'index.html': integrityOf(page) });
  writeFileSync(file, JSON.stringify({ ...build, files, version }));
  return dist;
});

/** Copies a build with changed texts and a new version. */
function changedTexts(build: string, change: (file: string, content: string) => string, more: object): string {
  const dist = temporary('version');
  cpSync(build, dist, { recursive: true });
  const described = JSON.parse(readFileSync(path.join(dist, 'remote.json'), 'utf8')) as Build & { texts: string };
  const files = { ...described.files };
  let { texts } = described;
  for (const file of Object.keys(files).filter((name) => name.startsWith('texts.'))) {
    const content = change(file, readFileSync(path.join(dist, file), 'utf8'));
    // The name of the file with all languages contains its hash.
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

interface OtherRemote {
  /** By language: a text and its replacement. */
  readonly words?: Readonly<Record<string, readonly [string, string]>>;
  readonly contract?: string;
}

/** Another version of a remote. Its script sets a data attribute on the document, named after the remote. */
export const otherRemote = once((name: RemoteName, { words = {}, contract }: OtherRemote): string => {
  const marked = changedBuild(name, `document.documentElement.dataset.${name} = "other"`);
  const inWords = (file: string, content: string) => {
    const [, locale] = /^texts\.([a-z]+)\.ftl$/.exec(file) ?? [];
    const all = Object.entries(words).filter(([each]) => each === locale || file.endsWith('.json'));
    return all.reduce((text, [, [from, to]]) => text.replaceAll(from, to), content);
  };
  return changedTexts(marked, inWords, contract ? { contract } : {});
});

/** A build of the host that provides another version of the contract. */
export const hostProviding = once((provides: string): string => {
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
});

/** Source files of an additional page and dialog of a remote. */
const added = {
  'manifest.ts': `import { manifest as own } from './own-manifest.ts';
    declare module '@billet/shared-bridge/named-dialogs' { interface NamedDialogs { trunk: Record<never, never> } }
    export const manifest = { routes: [...own.routes, { path: '/attic', page: 'Attic' }], dialogs: [...own.dialogs, 'trunk'] } as const;`,
  'pages.ts': `import own from './own-pages.ts';
    export default {
      pages: { ...own.pages, Attic: () => import(/* webpackChunkName: "Attic" */ './attic-page.tsx') },
      dialogs: { ...own.dialogs, trunk: () => import(/* webpackChunkName: "trunk" */ './trunk-dialog.tsx') },
    };`,
  'attic-page.tsx': `import { bridge } from '@billet/shared-bridge';
    export default function AtticPage() {
      return <button type="button" onClick={() => bridge().shell.openDialog('trunk', {})}>Open the trunk</button>;
    }`,
  'trunk-dialog.tsx': `import { Sheet } from '@billet/shared-bridge';
    export default function TrunkDialog({ onClose }: { readonly onClose: () => void }) {
      return <Sheet isOpen onClose={onClose} label="The trunk"><p>Old letters</p></Sheet>;
    }`,
};

/** Builds a remote with an additional page at /attic and an additional dialog "trunk"; returns its dist folder. */
export const extendedBuild = (name: RemoteName): string =>
  buildOf(name, (sources) => {
    for (const file of ['manifest.ts', 'pages.ts']) renameSync(path.join(sources, file), path.join(sources, `own-${file}`));
    const pages = path.join(sources, 'own-pages.ts');
    writeFileSync(pages, readFileSync(pages, 'utf8').replace('./manifest.ts', './own-manifest.ts'));
    for (const [file, source] of Object.entries(added)) writeFileSync(path.join(sources, file), source);
  });

/** Builds a remote whose pages and dialogs show an additional line of text. Files and chunks keep their names and ids. */
export const markedBuild = (name: RemoteName, word: string): string =>
  buildOf(name, (sources) => {
    for (const [, file = ''] of readFileSync(path.join(sources, 'pages.ts'), 'utf8').matchAll(/'\.\/([^']+(?:page|dialog)\.tsx)'/g)) {
      const source = readFileSync(path.join(sources, file), 'utf8');
      writeFileSync(path.join(sources, file), source.replace(shown, wrapped(word)));
    }
  });

/** Creates a remote with `npm run new`, builds it alone and returns its dist folder. */
export const createdBuild = once((name: string): Promise<string> => createAndBuild(name));

async function createAndBuild(name: string): Promise<string> {
  // in the project, so that imports resolve, and not among its workspaces
  const folder = mkdtempSync(path.join(cache, `created-${name}-`));
  await create(root, { kind: 'remote', name, outside: folder }, { pack: () => undefined });
  rmSync(path.join(folder, 'tsconfig.json'));
  build(name, folder, 'remote-share');
  const dist = temporary(`build-${name}`);
  cpSync(path.join(folder, 'dist'), dist, { recursive: true });
  rmSync(folder, { recursive: true });
  return dist;
}

const shown = /export default function (\w+)\((.*)\)(.*) \{\n/;

/** Renders the component below a line of text. */
const wrapped = (word: string) => (_: string, name: string, props: string, rest: string) =>
  `
  export default function Marked(${props && `props: Parameters<typeof ${name}>[0]`}) {
    return <><p>${word}</p><${name} ${props && '{...props}'} /></>;
  }
  function ${name}(${props})${rest} {
`;

const cache = path.join(root, 'node_modules/.cache');
const usesOf = (folder: string) => workspacesOf(root).find((each) => each.name === folder)?.uses ?? [];

/** Builds a copy of a remote with changed sources. The build is cached by its sources, so later runs reuse it. */
function buildOf(name: RemoteName, change: (sources: string) => void): string {
  // Inside the project, so that imports resolve.
  const folder = mkdtempSync(path.join(cache, `changed-${name}-`));
  const skipped = /\/(node_modules|dist|tsconfig\.json)$/;
  cpSync(path.join(root, `remote-${name}`), folder, { recursive: true, filter: (file) => !skipped.test(file) });
  change(path.join(folder, 'src'));
  const shared = hashOf(root, usesOf(`remote-${name}`), ['package-lock.json', 'tsconfig.base.json']);
  const built = path.join(cache, `changed-${hashOf(folder, ['.'], []).slice(0, 16)}-${shared.slice(0, 16)}`);
  if (!existsSync(built)) {
    build(name, folder, `remote-${name}`);
    // The rename is atomic: another worker may have created the same build first.
    try {
      renameSync(path.join(folder, 'dist'), built);
    } catch (error) {
      if (!existsSync(built)) throw error;
    }
  }
  rmSync(folder, { recursive: true, force: true });
  return built;
}

/** `tools`: the workspace whose Rsbuild is used. */
function build(name: string, folder: string, tools: string): void {
  const args = ['--disable-warning=ExperimentalWarning', rsbuildOf(root, tools), 'build', '--log-level', 'warn'];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'production' },
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`The changed ${name} does not build:\n${stdout}${stderr}`);
}
