/** In the place of the federation runtime's sentences on its errors: each has a code, and a link to the page that explains it. */
export const runtimeDescMap = {};
export const buildDescMap = {};
export const typeDescMap = {};
export const errorDescMap = {};
