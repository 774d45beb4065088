import { block, quoted } from './nginx-words.ts';

/** A call of the API: its path with `:names` where a person's or a note's stands. */
export interface Call {
  readonly path: string;
}

/**
 * The format `billet`: minute, method, call, status, bytes and seconds. No address, no path as it was asked for and no words of the
 * browser's: `/api/profile/{code}` beside an address says who writes to whom.
 */
export function readableLog(calls: readonly Call[]): string {
  const paths = [...new Set(calls.map(({ path }) => path))];
  // what is written out comes before what fits a pattern
  const patterns = paths.map((path) =>
    path.includes(':') ? `"~^${path.replaceAll(/:\w+/g, '[^/]+')}$" "${path}";` : `"${path}" "${path}";`,
  );
  return [
    block('map $uri $billet_call', ['default other;', ...patterns, '"/" "/";', '"~^/(?:host|r|art|fonts|locales)/" files;']),
    block('map $time_iso8601 $billet_minute', ['default -;', '"~^(?<billet_until_minute>.{16})" $billet_until_minute;']),
    "log_format billet '$billet_minute $request_method $billet_call $status $body_bytes_sent $request_time';",
  ].join('\n');
}

/** Without the log of requests there is none; what goes wrong with one names its address, so only what ends nginx itself is told. */
export function quietLog(log: { readonly file: string } | null): string {
  return `access_log ${log === null ? 'off' : `${quoted(log.file)} billet`};\nerror_log stderr crit;`;
}

export function secureLines({ file, key }: { readonly file: string; readonly key: string }): string {
  return [
    `ssl_certificate ${quoted(file)};`,
    `ssl_certificate_key ${quoted(key)};`,
    'ssl_protocols TLSv1.2 TLSv1.3;',
    'ssl_session_cache shared:billet:10m;',
    'ssl_session_timeout 1d;',
  ].join('\n');
}

/** Whoever comes without a certificate is sent on; their address is nobody's. */
export function toSecure(listen: string): string {
  return block('server', [
    `listen ${listen};`,
    'access_log off;',
    'error_log stderr crit;',
    'server_tokens off;',
    'return 301 https://$host$request_uri;',
  ]);
}
