/** A list of all languages that no type or other test requires to be complete. */
interface LanguageList {
  readonly file: string;
  /** Part of the error message: the missing entry. */
  readonly entry: string;
  readonly includes: (text: string, locale: string) => boolean;
  /** Not required while texts are pending. */
  readonly isForTranslated?: true;
}

const withText = (pattern: (locale: string) => string) => (text: string, locale: string) => text.includes(pattern(locale));
const quoted = withText((locale) => `'${locale}'`);

export const languageLists: readonly LanguageList[] = [
  { file: 'shared-i18n/src/locales.ts', entry: 'its code', includes: quoted },
  { file: 'shared-i18n/make-fonts.mjs', entry: 'the language in its list of measured texts', includes: quoted },
  { file: 'simulator/src/world/languages.ts', entry: 'its entry in the simulator', includes: quoted },
  { file: 'e2e/support/names.ts', entry: 'three names for its pictures', includes: withText((locale) => `  ${locale}: makeNames(`) },
  { file: 'e2e/details/fonts.spec.ts', entry: 'the language in its list of font files', includes: quoted },
  {
    file: 'docs/translations.md',
    entry: 'its picture among those above',
    includes: withText((locale) => `(pictures/languages/${locale}.jpg)`),
    isForTranslated: true,
  },
  { file: 'docs/translations.md', entry: 'its line on tone', includes: withText((locale) => `\n| ${locale} | `), isForTranslated: true },
];
