import { bridge } from '@billet/shared-bridge';
import type { Locale } from '@billet/shared-i18n';

/** Version of a remote, as needed for its texts. */
export interface TextVersion {
  readonly version: string;
  /** Address of its entry; the texts are in the same folder. */
  readonly entry: string;
}

/** Timeout per file of texts in milliseconds. */
const TIMEOUT_MS = 8000;
/** Last line of a complete file of texts. A file without it is truncated or something else. */
const END_MARKER = '# end\n';
const ENGLISH = 'en';

/**
 * Appends the texts of these versions to a catalogue. A version without the language contributes its English texts, marked as
 * English.
 */
export async function appendTexts(locale: Locale, catalogue: string, versions: readonly TextVersion[]): Promise<string> {
  const texts = await Promise.all(versions.map((version) => textsOf(version, locale).catch((error) => logMissing(version, error))));
  return [catalogue, ...texts].join('\n');
}

async function textsOf(version: TextVersion, locale: Locale): Promise<string> {
  const translated = await fetchTexts(version, locale);
  if (translated !== null) return translated;
  const english = await fetchTexts(version, ENGLISH);
  if (english === null) throw new Error('it has no English texts either');
  // each message starts a line, its parts are indented
  return english
    .split(/^(?=[a-z#-])/m)
    .map((entry) => (/^[a-z]/.test(entry) ? `${entry.trimEnd()}\n    .lang = ${ENGLISH}\n` : entry))
    .join('');
}

/** Texts of a version in a language; null if it lacks that language. */
async function fetchTexts({ version, entry }: TextVersion, locale: string): Promise<string | null> {
  const address = entry.replace(/[^/]*$/, `texts.${version}.${locale}.ftl`);
  const response = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (response.status === 404) return null;
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  const text = await response.text();
  if (!text.endsWith(END_MARKER)) throw new Error(`${address} is truncated or no file of texts`);
  return text;
}

function logMissing({ version }: TextVersion, error: unknown): string {
  bridge().log({ event: 'texts_missing', level: 'error', version, reason: String(error) });
  return '';
}
