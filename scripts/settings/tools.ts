/** The settings that commands, builds and the simulator read in addition to those of the server: default and meaning. */
export const toolSettings: Readonly<Record<string, { readonly default: string; readonly meaning: string }>> = {
  ASSET_ORIGIN: {
    default: 'unchanged',
    meaning: 'the origin of hashed files, such as https://cdn.example; empty: the origin of the page',
  },
  STATUS_URL: {
    default: 'http://localhost:PORT',
    meaning: 'the server from which `npm run status` requests the failure counts, with STATUS_TOKEN',
  },
  REAL_BUCKET: { default: '', meaning: 'set by `npm test -- s3`: keys and address of a real S3 server, as JSON' },
  CHROMIUM: { default: 'found, otherwise installed', meaning: 'the browser of the end-to-end suites, the benchmarks and the pictures' },
  E2E_PORT: { default: '18080', meaning: 'the first port of the end-to-end suites, which use ten for each worker' },
  APP_PORT: { default: 'PORT', meaning: 'simulator: the port at which its phones open the app, if it is not PORT' },
  HOST_PORT: { default: '3000', meaning: 'development: the port of the host’s development server' },
  SHARE_PORT: { default: '3001', meaning: 'development: the port of remote-share’s development server' },
  INBOX_PORT: { default: '3002', meaning: 'development: the port of remote-inbox’s development server' },
  SEND_PORT: { default: '3003', meaning: 'development: the port of remote-send’s development server' },
  APP_URL: { default: 'http://localhost:PORT', meaning: 'development: the released app in which a remote is developed' },
  DEV_ORIGIN: {
    default: 'http://localhost and the port',
    meaning: 'development of one remote: the origin of a tunnel to its development server, for a phone',
  },
  PICTURES: { default: 'off', meaning: 'set by `npm test -- pictures`: the suites draw the pictures of docs/pictures' },
  BENCH_LOG: { default: 'off', meaning: 'the benchmark prints the requests of each visit' },
  BENCH_DIST: { default: '', meaning: 'set by the benchmark: the output folder of its builds' },
  BENCH_FEDERATION: { default: '', meaning: 'set by the benchmark: the module that replaces the federation' },
  BENCH_CHANGED: { default: '', meaning: 'set by the benchmark: the source file that gets an additional line' },
  FAULTS_AHEAD: { default: '0', meaning: 'set by the fault tests: milliseconds by which a server’s clock is ahead' },
  FUZZ_REQUESTS: { default: '2000', meaning: 'set by `npm test -- fuzz`: the number of requests' },
  FUZZ_SEED: { default: '1', meaning: 'set by `npm test -- fuzz`: the seed of the requests' },
  DRAFT_RUNS: { default: '100', meaning: 'set by `npm test -- drafts`: the number of random sequences of typing and failures' },
  DRAFT_SEED: { default: '1', meaning: 'set by `npm test -- drafts`: the seed of the sequences' },
  BILLET_FILES: { default: 'some', meaning: 'set by `npm test -- files` to all: tests every lazy file with every fault at every use' },
  BILLET_FEDERATION: {
    default: 'some',
    meaning: 'set by `npm test -- federation` to all: tests every failure at every place of a remote, in real time',
  },
  BILLET_MOUNTS: {
    default: 'some',
    meaning: 'set by `npm test -- mounts` to all: opens each page and dialog fifty times and measures the heap',
  },
  BILLET_GALLERY: {
    default: 'some',
    meaning: 'set by `npm test -- gallery` to all: checks every named state in every language, and also at 390 px',
  },
  RSTEST_JSON: { default: 'off', meaning: 'set by `npm test`: the file for the results of the unit suites' },
  NODE_COMPILE_CACHE: { default: 'off', meaning: 'set by `npm test`: the folder of Node’s compile cache' },
  PLAYWRIGHT_JSON_OUTPUT_FILE: { default: 'under node_modules/.cache', meaning: 'the file for the results of the end-to-end suites' },
};

/** Environment variables that the system and other programs set. */
export const foreign = [
  ...['PATH', 'CI', 'NODE_ENV', 'TEST_PARALLEL_INDEX', 'USER', 'XDG_CACHE_HOME', 'HOST_EXISTS', 'NODE_EXTRA_CA_CERTS'],
  ...['GITHUB_SHA', 'CI_COMMIT_SHA'],
];
