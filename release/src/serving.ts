export { type Caching, cacheControl, contentTypes, folders } from './serving/file-headers.ts';
