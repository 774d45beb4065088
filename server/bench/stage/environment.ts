/** The key of the seeded data and of the servers. */
export const SECRET = 'a secret of the bench, thirty-two characters long';
/** The business clock: a day outside all seasons, on which everything may be opened. */
export const NOW = '2026-06-10T12:00:00.000Z';

/** The settings of a measured server, without its database. */
export const environment = {
  BILLET_ENV: 'local',
  BILLET_CLOCK: NOW,
  SEAL_KEY: SECRET,
  LOG_LEVEL: 'error',
  // daily and quarter-hourly jobs must not run in some rounds only
  SCORE_DELAY_SECONDS: '86400',
  BATCH_SECONDS: '86400',
  // every person has a separate network address
  TRUSTED_PROXIES: '127.0.0.1',
};
