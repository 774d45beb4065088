/// <reference types="@rsbuild/core/types" />

/** Versions of what the host shares with remotes; written in by the build. */
declare const SHARED_VERSIONS: Readonly<Record<string, string>>;
