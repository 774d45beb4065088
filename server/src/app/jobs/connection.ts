import path from 'node:path';
import type { Sql } from 'postgres';

/** The owner's connection as a URL, which is what the job queue takes: it brings a database client of its own. */
export function connectionString({ options }: Sql): string {
  const { user, pass, database, host, port, path: socket } = options;
  const login = `${encodeURIComponent(user)}:${encodeURIComponent(typeof pass === 'string' ? pass : '')}`;
  if (typeof socket === 'string' && socket !== '') {
    return `postgresql://${login}@localhost/${encodeURIComponent(database)}?host=${encodeURIComponent(path.dirname(socket))}`;
  }
  const security = options.ssl ? '?sslmode=no-verify' : '';
  return `postgresql://${login}@${host[0] ?? 'localhost'}:${port[0] ?? 5432}/${encodeURIComponent(database)}${security}`;
}
