// npm test -- remote: runs the commands of docs/remote.md and of its CI example with a remote in a folder outside of the repository, on a
// copy of the built release. Then checks, tests and builds what `npm run new` creates in a copy of the repository. It uses no port.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { create } from './new/create.ts';
import { ciCommandsIn, commandsIn } from './new/guide.ts';
import { copyProject } from './new/project-copy.ts';

const root = path.resolve(import.meta.dirname, '..');
const folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'billet-remote-')));
const store = path.join(folder, 'store');
const env = { ...process.env, RELEASE_STORE: store, npm_config_prefer_offline: 'true' };

const read = (file: string) => readFileSync(path.join(root, 'docs', file), 'utf8');
const remotesIn = () => Object.keys((JSON.parse(readFileSync(path.join(store, 'release.json'), 'utf8')) as { remotes: object }).remotes);

const print = (started: number, line: string) => console.log(`${((Date.now() - started) / 1000).toFixed(1).padStart(7)} s  ${line}`);

function run(line: string, cwd: string, more: Readonly<Record<string, string>> = {}): void {
  const started = Date.now();
  const { status, stdout, stderr } = spawnSync('bash', ['-c', line], { cwd, env: { ...env, ...more }, encoding: 'utf8' });
  print(started, line);
  if (status !== 0) throw new Error(`${line} ended with ${status}:\n${stdout}${stderr}`);
}

function expectRemotes(names: readonly string[]): void {
  const found = remotesIn().toSorted();
  if (found.join() !== names.toSorted().join()) throw new Error(`The release has ${found.join(', ')} instead of ${names.join(', ')}`);
}

function proveOutside(): void {
  const own = path.join(folder, 'quiz');
  cpSync(path.resolve(root, process.env.RELEASE_DIR ?? '.release'), store, { recursive: true });
  const before = remotesIn();
  const workflow = ciCommandsIn(read('examples/remote-ci.yml'), { command: 'promote' });
  const done = new Set<string>();
  for (const block of commandsIn(read('remote.md'))) {
    let cwd = block.isInProject ? root : own;
    for (const line of block.lines.map((each) => each.replaceAll('../quiz', own))) {
      if (line.startsWith('cd ')) cwd = own;
      else if (line === 'npm install') {
        // `npm install` only resolves the packages: `npm ci` of the workflow installs them from the lock file
        run(line, cwd, { npm_config_package_lock_only: 'true' });
        run('npm ci', cwd);
        done.add('npm ci');
      } else run(line, cwd);
      done.add(line);
      if (line === 'npm run release') expectRemotes([...before, 'quiz']);
    }
  }
  expectRemotes(before);
  // the workflow repeats commands of the page in the same order
  for (const line of workflow.filter((each) => !done.has(each))) run(line, own);
}

async function proveInside(): Promise<void> {
  const copy = copyProject();
  try {
    for (const [kind, name] of [
      ['remote', 'quiz-show'],
      ['page', 'inbox/archive'],
      ['sheet', 'share/week'],
    ] as const) {
      const started = Date.now();
      await create(copy, { kind, name, outside: null });
      print(started, `npm run new ${kind} ${name}`);
    }
    const bin = path.join(root, 'node_modules/.bin');
    const remotes = ['remote-quiz-show', 'remote-inbox', 'remote-share'];
    run(`${bin}/tsc -b --checkers 1 ${remotes.join(' ')}`, copy);
    writeFileSync(path.join(copy, 'rstest.config.mjs'), `export default { projects: ${JSON.stringify(remotes)} };\n`);
    run(`${bin}/rstest run remote-quiz-show/ src/archive/ src/week/`, copy);
    run(`${bin}/rsbuild build`, path.join(copy, 'remote-quiz-show'));
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

try {
  proveOutside();
  await proveInside();
  console.log('All commands of docs/remote.md and docs/examples/remote-ci.yml work');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
