export { type Caching, cacheControl, contentTypes, folders } from './serving/file-headers.ts';
export { headersFile } from './serving/headers-file.ts';
export { nginxConfig } from './serving/nginx.ts';
