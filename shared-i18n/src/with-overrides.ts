import { FluentBundle, FluentResource } from '@fluent/bundle';
import { ReactLocalization } from '@fluent/react';
import type { Language } from './language.ts';
import { tagOf } from './locales.ts';

/** A language with overrides in Fluent syntax. Messages that `catalogue` lacks are unchanged. */
export function withOverrides(language: Language, catalogue: string): Language {
  const { locale, direction, messages } = language;
  const overrides = new FluentBundle(tagOf(locale), { useIsolating: direction === 'rtl' });
  overrides.addResource(new FluentResource(catalogue));
  return { ...language, messages: new ReactLocalization([overrides, ...messages.bundles], messages.parseMarkup, messages.reportError) };
}
