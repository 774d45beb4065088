interface ImportMeta {
  /** Defined on a development server only. */
  readonly webpackHot?: unknown;
}
