import { readFileSync } from 'node:fs';
import { limits } from './scripts/build/size-limits.ts';
import { remoteNames } from './scripts/lib/workspaces.mjs';

const read = (file) => readFileSync(new URL(file, import.meta.url), 'utf8');
/** A check of some files of a build. */
const check = (name, limit, path) => ({ name, limit: `${limit} B`, path });

const page = read('host/dist/index.html');
const shell = Object.keys(JSON.parse(read('host/dist/host.json')).files)
  .filter((file) => page.includes(`/host/${file}`))
  .map((file) => `host/dist/${file}`);

const remotes = remoteNames(import.meta.dirname).map((name) => {
  const { entry, chunks, manifest } = JSON.parse(read(`remote-${name}/dist/remote.json`));
  const inDist = (files) => files.map((file) => `remote-${name}/dist/${file}`);
  const home = manifest.routes.find(({ isHome }) => isHome)?.page;
  return { name, home, entry: inDist([entry]), chunks: Object.entries(chunks).map(([chunk, files]) => [chunk, inDist(files)]) };
});
const first = remotes.find(({ home }) => home);
const firstPage = first.chunks.filter(([chunk]) => chunk === 'pages' || chunk === first.home).flatMap(([, files]) => files);

export default [
  check('the shell', limits.shell, shell),
  ...remotes.flatMap(({ name, entry, chunks }) => [
    check(`the entry of ${name}`, limits.entry, entry),
    ...chunks.map(([chunk, files]) => check(`${chunk} of ${name}`, /\bsheet$/.test(chunk) ? limits.sheet : limits.page, files)),
  ]),
  check('the code until a tap is answered', limits.untilTap, [...shell, ...first.entry, ...firstPage]),
];
