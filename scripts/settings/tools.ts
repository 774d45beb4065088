/** The settings that commands, builds and the simulator read in addition to those of the server: default and meaning. */
export const toolSettings: Readonly<Record<string, { readonly default: string; readonly meaning: string }>> = {
  ASSET_ORIGIN: {
    default: 'as released before',
    meaning: 'the origin that hashed files are fetched from, like https://cdn.example; empty: the page’s own',
  },
  STATUS_URL: {
    default: 'http://localhost:PORT',
    meaning: 'the server that `npm run status` asks how often remotes failed, by STATUS_TOKEN',
  },
  REAL_BUCKET: { default: '', meaning: 'set by `npm test -- s3`: keys and address of a real server, as JSON' },
  CHROMIUM: { default: 'looked for, else installed', meaning: 'the browser that the end-to-end suites, the benches and the pictures use' },
  E2E_PORT: { default: '18080', meaning: 'the first of the ports that the end-to-end suites take, ten for each worker' },
  APP_PORT: { default: 'PORT', meaning: 'simulator: where its phones open the app, when another server than that at PORT gives it' },
  HOST_PORT: { default: '3000', meaning: 'development: where the host’s development server listens' },
  SHARE_PORT: { default: '3001', meaning: 'development: where remote-share’s development server listens' },
  INBOX_PORT: { default: '3002', meaning: 'development: where remote-inbox’s development server listens' },
  SEND_PORT: { default: '3003', meaning: 'development: where remote-send’s development server listens' },
  APP_URL: { default: 'http://localhost:PORT', meaning: 'development: the released app that a remote is developed against' },
  DEV_ORIGIN: {
    default: 'http://localhost and the port',
    meaning: 'development of one remote: the origin of a tunnel that leads to its development server, for a phone',
  },
  PICTURES: { default: 'off', meaning: 'set by `npm test -- pictures`: the suites make the pictures of docs/pictures anew' },
  SCREENS: { default: 'off', meaning: 'a folder into which the suite of the sending screens puts what it sees' },
  BENCH_LOG: { default: 'off', meaning: 'the bench prints what each page asked for' },
  BENCH_DIST: { default: '', meaning: 'set by the bench: where a build of it goes' },
  BENCH_FEDERATION: { default: '', meaning: 'set by the bench: the module that stands in for the federation' },
  BENCH_CHANGED: { default: '', meaning: 'set by the bench: the source file that gets one line more' },
  FAULTS_AHEAD: { default: '0', meaning: 'set by the fault schedule: milliseconds by which a server’s clock is ahead' },
  FUZZ_REQUESTS: { default: '2000', meaning: 'set by the fuzz’s command: how many requests are made' },
  FUZZ_SEED: { default: '1', meaning: 'set by the fuzz’s command: which ones' },
  DRAFT_RUNS: { default: '100', meaning: 'set by `npm test -- drafts`: how many sequences are played against what keeps typed words' },
  DRAFT_SEED: { default: '1', meaning: 'set by `npm test -- drafts`: which ones' },
  BILLET_FILES: { default: 'some', meaning: 'set by `npm test -- files` to all: every late file, fault and use of it is tried' },
  BILLET_FEDERATION: {
    default: 'some',
    meaning: 'set by `npm test -- federation` to all: every failure at every place of a remote, in real time',
  },
  BILLET_MOUNTS: {
    default: 'some',
    meaning: 'set by `npm test -- mounts` to all: each page and dialog is opened fifty times, and the heap measured',
  },
  BILLET_GALLERY: {
    default: 'some',
    meaning: 'set by `npm test -- gallery` to all: every named state is read in every language, and at 390 px too',
  },
  RSTEST_JSON: { default: 'off', meaning: 'set by `npm test`: where the unit suites put their count' },
  NODE_COMPILE_CACHE: { default: 'off', meaning: 'set by `npm test`: where Node keeps what it compiled, from start to start' },
  PLAYWRIGHT_JSON_OUTPUT_FILE: { default: 'under node_modules/.cache', meaning: 'where the end-to-end suites put their count' },
};

/** Environment variables that the system and other programs set. */
export const foreign = [
  ...['PATH', 'CI', 'NODE_ENV', 'TEST_PARALLEL_INDEX', 'USER', 'XDG_CACHE_HOME', 'HOST_EXISTS', 'NODE_EXTRA_CA_CERTS'],
  ...['GITHUB_SHA', 'CI_COMMIT_SHA'],
];
