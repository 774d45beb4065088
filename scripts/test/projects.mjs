// The projects of `npm test`, with the commands and the description in `npm test -- --list`.
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { root } from '../lib/install.mjs';
import { remoteFolders } from '../lib/workspaces.mjs';

/** The test files directly in `server/test` start whole server processes. */
const processTests = () =>
  readdirSync(path.join(root, 'server', 'test'))
    .filter((name) => name.endsWith('.test.ts'))
    .map((name) => `server/test/${name}`);

/**
 * Server tests mostly wait for PostgreSQL, so three workers fill two cores. The attacks run beside browser tests, and use one: each worker
 * also spends seconds on loading the server.
 */
const serverArguments = (workers) => ['--project', '@billet/server', '--no-isolate', '--pool.maxWorkers', String(workers)];

const asOptions = (names) => names.flatMap((name) => ['--project', name]);

/** Packages other than the server and the bridge, whose modules have state: each of their test files would need its own process. */
const PACKAGES = [
  ...['shared-domain', 'shared-i18n', 'shared-ui', ...remoteFolders(root), 'host'],
  ...['simulator', 'release', 'rsbuild-preset', 'e2e'],
];
const WITH_VIEWS = ['shared-i18n', 'shared-ui', ...remoteFolders(root), 'host'];

/**
 * A project runs a script, rstest or Playwright.
 *
 * - `script`: a file for Node. It receives all arguments after the project's name.
 *
 * - `rstest`, `playwright`: arguments of the tool. `paths` are its files, unless the command line names some.
 *
 * - `hasStack`: whether the script starts the end-to-end stack, on the ports of the browser tests.
 *
 * - `variables`: options of the command line that become environment variables.
 *
 * - `proof`: the script that runs instead if the command line has options.
 *
 * - `after`: a script that reads the report of a finished run.
 */
const table = {
  check: { about: 'types, style, imports, unused code, catalogues, docs', duration: '15 s', script: 'scripts/check.ts' },
  build: { about: 'builds the changed packages and composes the release in .release', duration: '40 s', script: 'scripts/build.ts' },
  bridge: {
    about: 'the bridge, each test file in a separate process',
    duration: '1 min',
    rstest: asOptions(['@billet/shared-bridge', '@billet/shared-bridge views']),
  },
  units: {
    about: 'views, rules and flows of the other packages, the release tool and the scripts',
    duration: '3 min',
    needs: ['build'],
    rstest: [
      ...asOptions(['scripts', ...PACKAGES.map((name) => `@billet/${name}`), ...WITH_VIEWS.map((name) => `@billet/${name} views`)]),
      '--no-isolate',
    ],
  },
  server: {
    about: 'the server on a real PostgreSQL',
    duration: '5 min',
    rstest: serverArguments(3),
    paths: () => ['server/src', 'server/bench', ...processTests()],
  },
  attacks: {
    about: 'attacks on anonymity; --pairs, --days, --samples, --seed: longer, and writes .bench/attacks.md',
    duration: '1 min',
    rstest: serverArguments(1),
    paths: () => ['server/test/attack'],
    proof: 'server/test/attack/run.ts',
  },
  faults: {
    about: 'sales while processes, network and messenger fail; --seeds, --from, --seed: the schedules to run',
    duration: '1 min',
    rstest: serverArguments(3),
    paths: () => ['server/test/faults'],
    proof: 'server/test/faults/run.ts',
  },
  fuzz: {
    about: 'generated requests against every call; --requests=50000 --seed=1',
    duration: '1 min',
    rstest: serverArguments(3),
    paths: () => ['server/test/fuzz'],
    variables: { requests: 'FUZZ_REQUESTS', seed: 'FUZZ_SEED' },
  },
  journeys: {
    about: 'every capability of the product, played once in a browser',
    duration: '5 min',
    needs: ['build'],
    playwright: ['--project', 'journeys'],
  },
  details: {
    about: 'browser tests that run only with --all or when named',
    duration: '11 min',
    needs: ['build'],
    playwright: ['--project', 'details'],
  },
  e2e: { about: 'journeys and details', duration: '16 min', needs: ['build'], playwright: [] },
  drafts: {
    about: 'random sequences of typing and failures; --runs=2000 --seed=1',
    duration: '2 min',
    rstest: [],
    paths: () => ['never-lost'],
    environment: { DRAFT_RUNS: '2000' },
    variables: { runs: 'DRAFT_RUNS', seed: 'DRAFT_SEED' },
  },
  gallery: {
    about: 'every named state in every language and width',
    duration: '30 min',
    needs: ['build'],
    playwright: [],
    paths: () => ['gallery.spec'],
    environment: { BILLET_GALLERY: 'all' },
  },
  mounts: {
    about: 'memory after mounting and unmounting every page and dialog',
    duration: '12 min',
    needs: ['build'],
    playwright: [],
    paths: () => ['mounts.spec'],
    environment: { BILLET_MOUNTS: 'all' },
  },
  files: {
    about: 'every file of the release missing, hanging and changed',
    duration: '20 min',
    needs: ['build'],
    playwright: [],
    paths: () => ['files.spec'],
    environment: { BILLET_FILES: 'all' },
  },
  federation: {
    about: "every failure of a remote's files, in real time; writes .bench/federation.json",
    duration: '30 min',
    needs: ['build'],
    playwright: [],
    paths: () => ['details/failure-cases', 'details/versions', 'slow-and-lost-remotes', 'details/release', 'details/open-page'],
    environment: { BILLET_FEDERATION: 'all' },
    after: 'scripts/test/federation-table.mjs',
  },
  matrix: {
    about: 'host and remotes combined with those of another commit: matrix main~10',
    duration: '4 min',
    script: 'scripts/matrix.ts',
    hasStack: true,
  },
  mutants: { about: 'mutations that the tests must detect, in files, folders or areas', duration: '1 h', script: 'scripts/mutants.ts' },
  bench: { about: 'start times and bytes of the pages', duration: '30 min', script: 'e2e/bench/run.ts', hasStack: true },
  load: { about: 'the server under load', duration: '10 min', script: 'server/bench/run.ts' },
  guide: {
    about: 'the commands of docs/running.md on a fresh Debian 13; --fresh: installs and builds everything again (15 min)',
    duration: '3 min',
    needs: ['build'],
    script: 'scripts/guide.ts',
  },
  s3: { about: 'releases in a bucket of Ceph', duration: '10 min', script: 'scripts/prove-s3.ts' },
  remote: {
    about: 'a remote outside of the repository: the commands of docs/remote.md',
    duration: '2 min',
    needs: ['build'],
    script: 'scripts/prove-remote.ts',
  },
  pooler: { about: 'the server behind PgBouncer', duration: '5 min', script: 'server/test/pooler/run.ts' },
  posters: { about: 'makes the sheets of share pictures in docs/pictures', duration: '1 min', script: 'scripts/posters.ts' },
  pictures: {
    about: 'makes docs/pictures; with languages such as de ar, only their sheets',
    duration: '20 min',
    script: 'scripts/pictures.mjs',
    hasStack: true,
  },
};

/**
 * The projects before the browser tests, in parallel lanes: one that builds, and one that waits for PostgreSQL. Faults mostly wait, so they
 * run beside the check, which uses all cores.
 */
const lanes = [
  ['check', 'bridge', 'units'],
  ['faults', 'fuzz', 'server'],
];

/** Documents whose commands are followed as written. They load both cores, and the tests of servers and pages have time limits. */
const documents = [['guide'], ['remote']];

/**
 * A suite is a sequence of parts, and each part has parallel lanes. The everyday suite omits the files named `*.slow.test.*` and runs a
 * sample of the randomized tests. Only a short project runs beside the browser tests, whose pages have time limits.
 */
export const suites = {
  everyday: {
    parts: [lanes, [['journeys'], ['attacks']]],
    rstest: ['--exclude', '**/*.slow.test.*'],
    environment: { DRAFT_RUNS: '8', FUZZ_REQUESTS: '400', ATTACK_SAMPLE: 'small' },
  },
  whole: {
    parts: [lanes, [['e2e'], ['attacks']], documents],
    rstest: [],
    environment: { DRAFT_RUNS: '25', FUZZ_REQUESTS: '1000' },
  },
};

export const projects = Object.entries(table).map(([name, project]) => ({ name, ...project }));
export const projectNamed = (name) => projects.find((project) => project.name === name);

/** Whether Playwright runs the project. */
export const usesBrowser = ({ playwright }) => playwright !== undefined;

/** Whether the project uses the ports of the end-to-end stack. */
export const usesBrowserPorts = (project) => usesBrowser(project) || project.hasStack === true;
