import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** The version of an installed package, read from its own package.json. */
function installedVersion(name: string): string {
  const { version } = JSON.parse(readFileSync(require.resolve(`${name}/package.json`), 'utf8')) as { version: string };
  return version;
}

export interface SharedVersions {
  readonly [name: string]: string;
}

/**
 * What a remote takes from its host and never brings along: one copy of each in the page (MFE-02).
 * The bridge's version is the version of its contract; the language package goes with it.
 */
export function sharedVersions(contract: string): SharedVersions {
  const react = installedVersion('react');
  return {
    react,
    'react-dom': installedVersion('react-dom'),
    'react/jsx-runtime': react,
    '@billet/shared-bridge': contract,
    '@billet/shared-i18n': contract,
  };
}
