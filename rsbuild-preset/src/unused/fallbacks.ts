/** In the place of what fetches a library that a remote brought along in a file of its own: these bring none. */
export const getSharedFallbackGetter = ({ factory }: { readonly factory: unknown }) => factory;
