/** The current form of a language code: `iw` became `he`, `in` became `id`, and `tl` is `fil`. A malformed code is returned unchanged. */
export function currentLanguageCode(code: string): string {
  try {
    return new Intl.Locale(code).language;
  } catch {
    return code;
  }
}
