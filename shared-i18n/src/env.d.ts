interface ImportMeta {
  /** Only where a development server runs. */
  readonly webpackHot?: unknown;
}
