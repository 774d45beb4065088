import { directionOf, type Locale } from '@billet/shared-i18n/locales';
import { languageNames } from '@billet/shared-i18n/names';

/** A language's own name, told as a word of that language wherever it stands. */
export function OwnName({ locale }: { readonly locale: Locale }) {
  return (
    <bdi lang={locale} dir={directionOf(locale)}>
      {languageNames[locale]}
    </bdi>
  );
}
