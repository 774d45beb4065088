/** In the place of the federation runtime's preloading: the page itself asks for what its first screen needs. */
export const formatPreloadArgs = () => [];
export const preloadAssets = () => Promise.resolve([]);
export const normalizePreloadExposes = () => [];
export const defaultPreloadArgs = {};
