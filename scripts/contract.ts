// npm run contract: records what the host offers to remotes in shared-bridge/etc (MFE-05). With --check it only compares.
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { hashOf } from './build/sources.ts';
import { type Contract, classifyChange } from './contract/classify-change.ts';
import { namesFor } from './contract/names.ts';

const root = path.resolve(import.meta.dirname, '..');
const PACKAGE = 'shared-bridge/package.json';
/** The committed reports, and the folder that API Extractor writes the reports of the sources to (shared-bridge/api-extractor.json). */
const [recorded, made] = ['shared-bridge/etc', 'shared-bridge/dist/etc'];
const files = ['names.txt', 'shared-bridge.api.md', 'shared-i18n.api.md'];

async function makeReports(): Promise<void> {
  execFileSync(process.execPath, ['node_modules/typescript/bin/tsc', '-p', 'shared-bridge/tsconfig.declarations.json'], { cwd: root });
  writeFileSync(path.join(root, made, 'names.txt'), namesFor(root));
  // API Extractor takes seconds, so it is loaded only if its input has changed
  const stamp = path.join(root, 'shared-bridge/dist/input');
  const configuration = ['package-lock.json', 'shared-bridge/api-extractor.json', 'shared-bridge/tsconfig.api.json'];
  const input = hashOf(root, ['shared-bridge/dist/types'], configuration);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === input) return;
  const { CompilerState, Extractor, ExtractorConfig } = await import('@microsoft/api-extractor');
  const [bridge, texts] = ['shared-bridge', 'shared-i18n'].map((name) =>
    ExtractorConfig.loadFileAndPrepare(path.join(root, name, 'api-extractor.json')),
  );
  if (!bridge || !texts) throw new Error('The configuration of API Extractor is missing');
  const compilerState = CompilerState.create(bridge, { additionalEntryPoints: [texts.mainEntryPointFilePath] });
  for (const config of [bridge, texts]) {
    const { errorCount } = Extractor.invoke(config, {
      compilerState,
      messageCallback: (message) => {
        message.handled = message.logLevel !== 'error';
      },
    });
    if (errorCount > 0) throw new Error(`API Extractor cannot read ${config.mainEntryPointFilePath}`);
  }
  writeFileSync(stamp, input);
}

const versionIn = (json: string) => (JSON.parse(json) as { readonly version: string }).version;
const readAll = (folder: string) =>
  files.map((file) => path.join(root, folder, file)).map((file) => (existsSync(file) ? readFileSync(file, 'utf8') : ''));

/** The contract of the last commit. */
function committedContract(): Contract | null {
  const shown = [PACKAGE, ...files.map((file) => `${recorded}/${file}`)].map((file) =>
    spawnSync('git', ['show', `HEAD:${file}`], { cwd: root, encoding: 'utf8' }),
  );
  if (shown.some(({ status }) => status !== 0)) return null;
  const [json = '', ...reports] = shown.map(({ stdout }) => stdout);
  return { version: versionIn(json), reports: reports.join('') };
}

const ADVICE = {
  raise:
    'the contract with remotes changed: raise the version of shared-bridge (CONTRIBUTING.md: minor or major), then run npm run contract and commit its reports',
  record: 'the reports of the contract are outdated: run npm run contract and commit them',
};

for (const folder of [recorded, made]) mkdirSync(path.join(root, folder), { recursive: true });
await makeReports();
const version = versionIn(readFileSync(path.join(root, PACKAGE), 'utf8'));
const sources = { version, reports: readAll(made).join('') };
const verdict = classifyChange({ sources, recorded: readAll(recorded).join(''), committed: committedContract() });
if (verdict === 'record' && !process.argv.includes('--check')) {
  for (const file of files) cpSync(path.join(root, made, file), path.join(root, recorded, file));
  console.log(`Recorded contract ${version} in ${recorded}`);
} else if (verdict === 'same') console.log(`Contract ${version} is recorded`);
else {
  const { stdout } = spawnSync('git', ['diff', '--no-index', '--unified=0', recorded, made], { cwd: root, encoding: 'utf8' });
  console.error(`${stdout}${ADVICE[verdict]}`);
  process.exitCode = 1;
}
