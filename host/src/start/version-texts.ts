import type { Locale } from '@billet/shared-i18n';
import { idleFile } from '../release-watcher/idle-file.ts';
import type { TextVersion } from './append-texts.ts';

/** Texts of the versions that a page runs. */
export interface VersionTexts {
  /**
   * Sets the running version of a remote: its texts override the catalogue's if that was joined from another version, in every
   * language (MFE-05). Resolves when they are loaded, or after the time limit; never rejects. Requests nothing if the catalogue
   * has them.
   */
  readonly bring: (remote: string, version: TextVersion) => Promise<void>;
  /**
   * Returns a catalogue with the texts of the versions that it was not joined from. Never rejects; texts that are late are left
   * unchanged.
   */
  readonly lay: (locale: Locale, catalogue: string) => Promise<string>;
  /** Sets the function that renews the current language. */
  readonly renewBy: (work: () => Promise<void>) => void;
}

/** Milliseconds after which a page is shown without missing texts; late ones are applied later. */
const PATIENCE = 3000;
const patience = () => new Promise<null>((resolve) => setTimeout(resolve, PATIENCE, null));

export function versionTexts(): VersionTexts {
  const running = new Map<string, TextVersion>();
  let renew = async () => {};
  let standing = '';
  /** Texts that loaded too late, kept for renewing the language: a new request could be late again. */
  let late: { readonly of: string; readonly text: string } | null = null;
  return {
    renewBy: (work) => {
      renew = work;
    },
    lay: async (locale, catalogue) => {
      standing = catalogue;
      const others = [...running].filter(([remote, version]) => !holds(catalogue, remote, version)).map(([, version]) => version);
      if (others.length === 0) return catalogue;
      const of = [locale, catalogue, ...others.map(({ version }) => version)].join();
      if (late?.of === of) {
        const { text } = late;
        late = null;
        return text;
      }
      const laid = idleFile.load().then(
        ({ appendTexts }) => appendTexts(locale, catalogue, others),
        () => catalogue,
      );
      const inTime = await Promise.race([laid, patience()]);
      if (inTime !== null) return inTime;
      void laid.then((text) => {
        if (text === catalogue) return;
        late = { of, text };
        return renew();
      });
      return catalogue;
    },
    bring: async (remote, version) => {
      const before = running.get(remote);
      running.set(remote, version);
      const isLaidOver = before !== undefined && !holds(standing, remote, before);
      const isAnother = before?.version !== version.version;
      if (standing !== '' && isAnother && (isLaidOver || !holds(standing, remote, version))) await renew();
    },
  };
}

/** Catalogues name the versions that they were joined from; versions of a development server have no files of texts. */
const holds = (catalogue: string, remote: string, { version }: TextVersion) =>
  version === 'development' || catalogue.includes(` ${remote}=${version}`);
