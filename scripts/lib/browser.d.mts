/** A Chromium for tests and measurements, installed where the machine has none; its path. */
export function findBrowser(): string;
