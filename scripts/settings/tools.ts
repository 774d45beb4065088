/** The settings that commands, builds and the simulator read in addition to those of the server: default and meaning. */
export const toolSettings: Readonly<Record<string, { readonly default: string; readonly meaning: string }>> = {
  ASSET_ORIGIN: {
    default: 'unchanged',
    meaning: 'the origin of hashed files, such as https://cdn.example; empty: the origin of the page',
  },
  BROTLI_QUALITY: {
    default: '11',
    meaning: 'the quality of brotli in a release folder, from 0 (fast) to 11 (small); tests lower it, releases for users keep it',
  },
  STATUS_URL: {
    default: 'http://localhost:PORT',
    meaning: 'the server from which `npm run status` requests the failure counts, with STATUS_TOKEN',
  },
  CHROMIUM: { default: 'found, otherwise installed', meaning: 'the browser of the end-to-end suites, the benchmarks and the pictures' },
  E2E_PORT: { default: '18080', meaning: 'the first port of the end-to-end suites, which use ten for each worker' },
  APP_PORT: { default: 'PORT', meaning: 'simulator: the port at which its phones open the app, if it is not PORT' },
  HOST_PORT: {
    default: '3000',
    meaning: 'development: the port of the host’s development server; for a remote, its name in upper case, such as INBOX_PORT',
  },
  APP_URL: { default: 'http://localhost:PORT', meaning: 'development: the released app in which a remote is developed' },
  DEV_ORIGIN: {
    default: 'http://localhost and the port',
    meaning: 'development of one remote: the origin of a tunnel to its development server, for a phone',
  },
};

/** Environment variables that the commands set for the processes that they start. */
export const internal = [
  ...['REAL_BUCKET', 'PICTURES', 'BENCH_DIST', 'BENCH_FEDERATION', 'FAULTS_AHEAD', 'FUZZ_REQUESTS', 'FUZZ_SEED'],
  ...['DRAFT_RUNS', 'DRAFT_SEED', 'ATTACK_SAMPLE', 'BILLET_FILES', 'BILLET_FEDERATION', 'BILLET_MOUNTS', 'BILLET_GALLERY'],
  ...['RSTEST_JSON', 'NODE_COMPILE_CACHE', 'PLAYWRIGHT_JSON_OUTPUT_FILE'],
];

/** Environment variables that the system and other programs set. */
export const foreign = [
  ...['PATH', 'CI', 'NODE_ENV', 'TEST_PARALLEL_INDEX', 'USER', 'XDG_CACHE_HOME', 'HOST_EXISTS', 'NODE_EXTRA_CA_CERTS'],
  ...['GITHUB_SHA', 'CI_COMMIT_SHA', 'INIT_CWD'],
];
