import { bridge } from '@billet/shared-bridge';
import type { Locale } from '@billet/shared-i18n';

/** A version of a remote as far as its texts go. */
export interface TextVersion {
  readonly version: string;
  /** The address of its entry; its texts lie beside. */
  readonly entry: string;
}

/** Milliseconds that one file of texts may take. */
const LIMIT = 8000;
/** How a file of texts ends, as catalogues do: what ends otherwise is something else, or a part. */
const END = '# end\n';
const ENGLISH = 'en';

/** A catalogue with the texts of these versions after it. A language that a version lacks is English, which says so. */
export async function layOver(locale: Locale, catalogue: string, versions: readonly TextVersion[]): Promise<string> {
  const texts = await Promise.all(versions.map((version) => textsOf(version, locale).catch((error) => leaveOut(version, error))));
  return [catalogue, ...texts].join('\n');
}

async function textsOf(version: TextVersion, locale: Locale): Promise<string> {
  const own = await ask(version, locale);
  if (own !== null) return own;
  const english = await ask(version, ENGLISH);
  if (english === null) throw new Error('none in English either');
  // each message begins a line, what belongs to it is indented
  return english
    .split(/^(?=[a-z#-])/m)
    .map((entry) => (/^[a-z]/.test(entry) ? `${entry.trimEnd()}\n    .lang = ${ENGLISH}\n` : entry))
    .join('');
}

/** The texts of a version in a language; null where it has none in that one. */
async function ask({ version, entry }: TextVersion, locale: string): Promise<string | null> {
  const address = entry.replace(/[^/]*$/, `texts.${version}.${locale}.ftl`);
  const response = await fetch(address, { signal: AbortSignal.timeout(LIMIT) });
  if (response.status === 404) return null;
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  const text = await response.text();
  if (!text.endsWith(END)) throw new Error(`${address} answered something else, or a part`);
  return text;
}

function leaveOut({ version }: TextVersion, error: unknown): string {
  bridge().log({ event: 'texts_missing', level: 'error', version, reason: String(error) });
  return '';
}
