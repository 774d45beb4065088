import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { generatedFiles } from './generated-files.ts';
import { documented } from './page.ts';
import { foreign, internal } from './tools.ts';

const known = [...documented, ...internal, ...foreign];
const READ = /\b(?:process\.env|environment)(?:\??\.|\[['"])([A-Z][A-Z0-9_]*)\b/g;
const TAKEN = /\{([^{}]*)\}\s*=\s*process\.env\b/g;

/** The environment variables that a source reads by name. */
export function namesIn(source: string): string[] {
  const destructured = Array.from(source.matchAll(TAKEN), ([, names = '']) =>
    names.split(',').map((name) => name.split(/[:=]|\.\.\./)[0]?.trim() ?? ''),
  );
  return [...Array.from(source.matchAll(READ), ([, name = '']) => name), ...destructured.flat()].filter(Boolean);
}

/**
 * The faults of the files that `npm run settings` generates, one line each: outdated files, and settings that the code reads and no table
 * has.
 */
export function checkSettings(root: string): string[] {
  const files = globSync('{*.ts,{scripts,release,rsbuild-preset,simulator,server,host,shared-*,remote-*,e2e}/**/*.{ts,tsx,mts,js,mjs}}', {
    cwd: root,
    exclude: (name) => /(^|\/)(node_modules|dist)$|\.test\.tsx?$/.test(name),
  });
  const missing = files.flatMap((file) =>
    namesIn(readFileSync(path.join(root, file), 'utf8'))
      .filter((name) => !known.includes(name))
      .map((name) => `${file}: reads ${name}, which no table of settings has; add it to scripts/settings/tools.ts`),
  );
  const stale = Object.entries(generatedFiles())
    .filter(([name, text]) => !existsSync(path.join(root, name)) || readFileSync(path.join(root, name), 'utf8') !== text)
    .map(([name]) => `${name}: is outdated; run npm run settings and commit the result`);
  return [...new Set(missing), ...stale];
}
