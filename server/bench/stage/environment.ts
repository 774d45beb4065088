/** Seals what is seeded, and is the servers' own key. */
export const SECRET = 'a secret of the bench, thirty-two characters long';
/** The business clock: a day without any season, on which everything may be opened. */
export const NOW = '2026-06-10T12:00:00.000Z';

/** The settings of a measured server, but for its database. */
export const environment = {
  BILLET_ENV: 'local',
  BILLET_CLOCK: NOW,
  SEAL_KEY: SECRET,
  LOG_LEVEL: 'error',
  // what a server does once a day or a quarter shall not fall into one round and not into another
  SCORE_DELAY_SECONDS: '86400',
  BATCH_SECONDS: '86400',
  // everybody comes from a network of their own
  TRUSTED_PROXIES: '127.0.0.1',
};
