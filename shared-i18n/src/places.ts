/** A place that must list every language code, which no type or test requires otherwise. */
interface Place {
  readonly file: string;
  readonly what: string;
  readonly holds: (text: string, locale: string) => boolean;
  /** Not required while texts are pending. */
  readonly isForTranslated?: true;
}

const has = (pattern: (locale: string) => string) => (text: string, locale: string) => text.includes(pattern(locale));
const quoted = has((locale) => `'${locale}'`);

export const places: readonly Place[] = [
  { file: 'shared-i18n/src/locales.ts', what: 'its code', holds: quoted },
  { file: 'shared-i18n/make-fonts.mjs', what: 'the language, whose words are measured', holds: quoted },
  { file: 'simulator/src/world/languages.ts', what: 'its entry in the simulator', holds: quoted },
  { file: 'e2e/support/names.ts', what: 'three names for its pictures', holds: has((locale) => `  ${locale}: cast(`) },
  { file: 'e2e/details/fonts.spec.ts', what: 'the language, whose font files are looked at', holds: quoted },
  {
    file: 'docs/translations.md',
    what: 'its picture among those above',
    holds: has((locale) => `(pictures/languages/${locale}.jpg)`),
    isForTranslated: true,
  },
  { file: 'docs/translations.md', what: 'its line on tone', holds: has((locale) => `\n| ${locale} | `), isForTranslated: true },
];
