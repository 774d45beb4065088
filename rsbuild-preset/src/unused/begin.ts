interface Federation {
  readonly initOptions: object;
  readonly runtime: { readonly init: (options: object) => unknown };
}

/** In the place of how the federation runtime begins in a remote: it looks after libraries that a remote brings along, and these bring none. */
export const init = ({ webpackRequire: { federation } }: { readonly webpackRequire: { readonly federation: Federation } }) =>
  federation.runtime.init(federation.initOptions);
