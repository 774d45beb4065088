import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Route } from '../http/router.ts';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.map': 'application/json',
};
const UNBUILT = 'The simulator’s page is not built. Run: npm run build -w simulator\n';

/** The built page. All files that it needs are in its folder. */
export function fileRoutes(folder: string): Route[] {
  return [
    {
      method: 'GET',
      path: '/*file',
      handler: async ({ params }) => {
        const file = path.resolve(folder, params.file || 'index.html');
        if (!file.startsWith(folder + path.sep)) return { status: 404, body: 'Not Found\n' };
        const bytes = await readFile(file).catch(() => null);
        if (bytes) return { headers: { 'content-type': types[path.extname(file)] ?? 'application/octet-stream' }, body: bytes };
        return params.file ? { status: 404, body: 'Not Found\n' } : { status: 503, body: UNBUILT };
      },
    },
  ];
}
