/** The path of a Chromium for tests and measurements. Installs one if the machine has none. */
export function findBrowser(): string;
