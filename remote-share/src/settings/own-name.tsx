import { directionOf, type Locale } from '@billet/shared-i18n/locales';
import { languageNames } from '@billet/shared-i18n/names';

/** A language's own name, marked up so that screen readers pronounce it in that language. */
export function OwnName({ locale }: { readonly locale: Locale }) {
  return (
    <bdi lang={locale} dir={directionOf(locale)}>
      {languageNames[locale]}
    </bdi>
  );
}
