/// <reference types="@rsbuild/core/types" />

/** Versions of the libraries that the host shares with remotes; defined by the build. */
declare const SHARED_VERSIONS: Readonly<Record<string, string>>;

/** Texts of the override banner in each language, as Fluent text; defined by the build. */
declare const OVERRIDE_TEXTS: Readonly<Record<import('@billet/shared-i18n').Locale, string>>;
