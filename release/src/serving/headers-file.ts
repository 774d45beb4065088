import { cacheControl, folders } from './file-headers.ts';

/** A static host's `_headers`: what each address is served with. `policy` is that of the page. */
export function headersFile(policy: string): string {
  const files = Object.entries(folders).map(([folder, caching]) =>
    rule(`/${folder}/*`, {
      'Cache-Control': cacheControl[caching],
      'Access-Control-Allow-Origin': '*',
      'Cross-Origin-Resource-Policy': 'cross-origin',
      'X-Content-Type-Options': 'nosniff',
    }),
  );
  const page = {
    'Content-Security-Policy': policy,
    'Cache-Control': cacheControl.revalidated,
    'Referrer-Policy': 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
  };
  const data = { 'Cache-Control': cacheControl.revalidated, 'X-Content-Type-Options': 'nosniff' };
  return [...files, rule('/release/page.json', data), rule('/', page), rule('/index.html', page)].join('\n');
}

const rule = (address: string, headers: Readonly<Record<string, string>>) =>
  `${address}\n${Object.entries(headers)
    .map(([name, value]) => `  ${name}: ${value}\n`)
    .join('')}`;
