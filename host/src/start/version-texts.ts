import type { Locale } from '@billet/shared-i18n';
import { livingFile } from '../living/file.ts';
import type { TextVersion } from './lay-texts.ts';

/** The texts of the versions that a page runs. */
export interface VersionTexts {
  /**
   * From now on a remote runs this version: its own texts lie over the catalogue where that was joined of another's, in whatever
   * language (MFE-05). Resolves when they do, or can't in good time; never rejects. Nothing is asked for where the catalogue has them.
   */
  readonly bring: (remote: string, version: TextVersion) => Promise<void>;
  /** A catalogue with the texts of those versions that it wasn't joined of. Never rejects; what doesn't come in good time is as it was. */
  readonly lay: (locale: Locale, catalogue: string) => Promise<string>;
  /** How the language that stands is made anew. */
  readonly renewBy: (work: () => Promise<void>) => void;
}

/** Milliseconds after which a page is shown with the texts that are there; what comes later is laid over them then. */
const PATIENCE = 3000;
const patience = () => new Promise<null>((resolve) => setTimeout(resolve, PATIENCE, null));

export function versionTexts(): VersionTexts {
  const running = new Map<string, TextVersion>();
  let renew = async () => {};
  let standing = '';
  /** What came too late, for the language that is made anew of it: asked for again it could be late for ever. */
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
      const laid = livingFile.load().then(
        ({ layOver }) => layOver(locale, catalogue, others),
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

/** The release says in its catalogues which versions they were joined of; a development server's versions have no files of texts. */
const holds = (catalogue: string, remote: string, { version }: TextVersion) =>
  version === 'development' || catalogue.includes(` ${remote}=${version}`);
