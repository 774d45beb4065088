// Executes deploy/Dockerfile without a container engine: each stage is a folder, each RUN a shell in it. This machine (Debian with Node)
// replaces the base image, and an empty folder the distroless one.
import { spawn } from 'node:child_process';
import { cpSync, globSync, lstatSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { activeVersions, filesOf } from '../../release/src/named-files.ts';
import type { Release } from '../../release/src/schema.ts';

const MEGABYTE = 1_000_000;
/** Unpacked sizes of the last stage's base image: Node 24 for Linux, and the system's libraries, certificates and time zones. */
const BASE = { node: 127 * MEGABYTE, system: 30 * MEGABYTE };

interface Stage {
  readonly folder: string;
  directory: string;
  readonly environment: Record<string, string>;
  command: readonly string[];
}

export interface Image {
  /** The last stage's working directory. */
  readonly directory: string;
  readonly environment: Readonly<Record<string, string>>;
  /** The arguments of Node. */
  readonly command: readonly string[];
  readonly megabytes: number;
}

/** The maximum unpacked size of the image, in megabytes. */
const MAX_MEGABYTES = 250;

/** The line about an image that was built. Throws if it is too large. */
export function describeImage({ megabytes }: Pick<Image, 'megabytes'>): string {
  if (megabytes >= MAX_MEGABYTES) throw new Error(`the image has ${megabytes} MB`);
  return `ok   the image has ${megabytes} MB unpacked, its base estimated`;
}

/** The instructions of a Dockerfile, with continued lines joined. */
function instructionsOf(file: string): [string, string][] {
  const text = readFileSync(file, 'utf8')
    .replaceAll(/^\s*#.*\n/gm, '')
    .replaceAll(/\\\n/g, ' ');
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return lines.map((line) => [line.slice(0, line.indexOf(' ')), line.slice(line.indexOf(' ') + 1).trim()]);
}

/** Implements .dockerignore: plain names at the top level, `**` before a name at any depth. */
function makeIgnore(file: string): (name: string) => boolean {
  const rules = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  return (name) =>
    rules.some((rule) => (rule.startsWith('**/') ? name.split('/').includes(rule.slice(3)) : name === rule || name.startsWith(`${rule}/`)));
}

/** Executes the Dockerfile in `context`, with the commands of `searchPath` (PATH). The stages' files are below `folder`. */
export async function buildImage(context: string, folder: string, version: string, searchPath = process.env.PATH ?? ''): Promise<Image> {
  const stages = new Map<string, Stage>();
  let stage: Stage = { folder, directory: '/', environment: {}, command: [] };
  const isIgnored = makeIgnore(path.join(context, 'deploy/Dockerfile.dockerignore'));
  const inStage = (file: string) => path.join(stage.folder, path.resolve(stage.directory, file));
  for (const [instruction, rest] of instructionsOf(path.join(context, 'deploy/Dockerfile'))) {
    if (instruction === 'FROM') {
      const name = / AS (\S+)$/.exec(rest)?.[1] ?? 'last';
      stage = { folder: path.join(folder, name), directory: '/', environment: {}, command: [] };
      stages.set(name, stage);
    } else if (instruction === 'WORKDIR') {
      stage.directory = path.resolve(stage.directory, rest);
      mkdirSync(inStage('.'), { recursive: true });
    } else if (instruction === 'COPY') copy(rest);
    // umask 0, because other users also write to npm's cache
    else if (instruction === 'RUN')
      await run(['sh', '-euc', `umask 0; ${rest}`], inStage('.'), { PATH: searchPath, ...stage.environment, HOME: '/tmp' });
    else if (instruction === 'ENV')
      for (const each of rest.replaceAll(/\$\{VERSION\}/g, version).split(' '))
        stage.environment[each.slice(0, each.indexOf('='))] = each.slice(each.indexOf('=') + 1);
    else if (instruction === 'CMD') stage.command = JSON.parse(rest) as string[];
    else if (!['ARG', 'EXPOSE', 'HEALTHCHECK', 'USER'].includes(instruction))
      throw new Error(`The Dockerfile instruction ${instruction} is not supported here`);
  }
  function copy(rest: string): void {
    const [, from, source = '', target = ''] = /^(?:--from=(\S+) )?(\S+) (\S+)$/.exec(rest) ?? [];
    const base = from === undefined ? context : (stages.get(from)?.folder ?? '');
    const file = path.join(base, source);
    const to = target.endsWith('/') && !lstatSync(file).isDirectory() ? path.join(inStage(target), path.basename(source)) : inStage(target);
    cpSync(file, to, {
      recursive: true,
      verbatimSymlinks: true,
      filter: (each) => from !== undefined || !isIgnored(path.relative(context, each)),
    });
  }
  const bytes = bytesBelow(stage.folder) - bytesOfEarlierReleases(inStage('.release')) + BASE.node + BASE.system;
  return { directory: inStage('.'), environment: stage.environment, command: stage.command, megabytes: Math.round(bytes / MEGABYTE) };
}

function run([command = '', ...words]: readonly string[], cwd: string, env: Readonly<Record<string, string>>): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, words, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)));
    child.once('error', reject);
    child.once('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`RUN ${words.at(-1)} failed:\n${output.trim().split('\n').slice(-12).join('\n')}`)),
    );
  });
}

/** Does not follow links: npm links the workspaces, whose files are counted where they are. */
function bytesBelow(folder: string): number {
  return readdirSync(folder, { withFileTypes: true }).reduce((sum, entry) => {
    const file = path.join(folder, entry.name);
    return sum + (entry.isDirectory() ? bytesBelow(file) : lstatSync(file).size);
  }, 0);
}

/** The bytes of a release store that are not of the active release. A build in a fresh clone has none, but one in a checkout has. */
export function bytesOfEarlierReleases(store: string): number {
  const release = JSON.parse(readFileSync(path.join(store, 'release.json'), 'utf8')) as Release;
  const active = filesOf(activeVersions(release));
  return globSync('{host,r,releases}/**/*.*', { cwd: store })
    .filter((file) => !active.has(file.replace(/\.(br|gz)$/, '')) && file !== `releases/${release.n}.json`)
    .reduce((sum, file) => sum + lstatSync(path.join(store, file)).size, 0);
}
