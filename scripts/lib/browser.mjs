// Finds a Chromium for the tests: the installed one, otherwise Debian's package if root, otherwise the one of an npm package. A headless
// build is preferred: it has the same engine and needs a fifth less CPU time.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { exitWithError, installLocked, printLine, root } from './install.mjs';

const NAMES = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const MAC = ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome', '/Applications/Chromium.app/Contents/MacOS/Chromium'];

function onPath() {
  const folders = (process.env.PATH ?? '').split(path.delimiter).concat('/usr/bin', '/usr/local/bin');
  const files = NAMES.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return [...files, ...MAC].find((file) => existsSync(file));
}

const has = (command) => spawnSync('sh', ['-c', `command -v ${command}`], { stdio: 'ignore' }).status === 0;

function fromDebian() {
  if (process.getuid?.() !== 0 || !has('apt-get')) return undefined;
  printLine("no Chromium on this machine: installing Debian's package");
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...args) =>
    spawnSync('apt-get', ['-qq', '-o', 'Dpkg::Use-Pty=0', ...args], { env, stdio: ['ignore', 'ignore', 'inherit'] }).status === 0;
  if (!apt('update')) return undefined;
  const isOffered = (name) => spawnSync('apt-cache', ['show', name], { stdio: 'ignore' }).status === 0;
  const name = NAMES.find(isOffered) ?? 'chromium';
  return apt('install', '-y', '--no-install-recommends', name, 'fonts-liberation') ? onPath() : undefined;
}

/**
 * A font configuration. The package's own configuration has the folders of AWS Lambda, and without a font Chromium crashes on form
 * controls.
 */
function fontFolders(...folders) {
  const lines = folders.map((folder) => `<dir>${folder}</dir>`).join('');
  return `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>${lines}<cachedir prefix="xdg">fontconfig</cachedir></fontconfig>`;
}

/** The headless Chromium of @sparticuz/chromium, with its bundled libraries for machines that lack them. */
function fromRegistry() {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  const folder = path.join(root, 'e2e', 'browser');
  installLocked(folder, 'a Chromium of the npm registry, since this machine has none (70 MB)');
  const packed = path.join(folder, 'node_modules', '@sparticuz', 'chromium', 'bin');
  const target = path.join(folder, 'node_modules', '.unpacked');
  const script = path.join(target, 'chromium.sh');
  if (existsSync(script)) return script;
  mkdirSync(target, { recursive: true });
  writeFileSync(path.join(target, 'chromium'), brotliDecompressSync(readFileSync(path.join(packed, 'chromium.br'))), { mode: 0o755 });
  for (const archive of ['al2023', 'fonts', 'swiftshader']) {
    execFileSync('tar', ['-x', '-C', target], { input: brotliDecompressSync(readFileSync(path.join(packed, `${archive}.tar.br`))) });
  }
  writeFileSync(path.join(target, 'fonts.conf'), fontFolders(path.join(target, 'fonts'), '/usr/share/fonts'));
  const lines = [
    '#!/bin/sh',
    `here='${target}'`,
    'export LD_LIBRARY_PATH="$here/lib:$LD_LIBRARY_PATH" FONTCONFIG_PATH="$here"',
    'exec "$here/chromium" "$@"',
    '',
  ];
  writeFileSync(`${script}.part`, lines.join('\n'), { mode: 0o755 });
  renameSync(`${script}.part`, script);
  return script;
}

function answersVersion(file) {
  const asked = spawnSync(file, ['--version', '--no-sandbox'], { encoding: 'utf8', timeout: 60_000 });
  return asked.status === 0 ? asked.stdout.trim() : undefined;
}

/** The path of a Chromium that starts. Exits with a one-line error if none is available. */
export function findBrowser() {
  const named = process.env.CHROMIUM;
  if (named && !existsSync(named)) exitWithError(`CHROMIUM names ${named}, which is not there`);
  const file = named ?? onPath() ?? fromDebian() ?? fromRegistry();
  const version = file && answersVersion(file);
  if (!file || !version) exitWithError('no working Chromium: install one (Debian: apt-get install chromium) or name it in CHROMIUM');
  printLine(`browser: ${version}`);
  return file;
}
