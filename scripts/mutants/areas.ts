import { existsSync, globSync, statSync } from 'node:fs';
import path from 'node:path';

/** The critical areas: rules, payments, delivery permissions, and drafts. */
const areas: Readonly<Record<string, readonly string[]>> = {
  rules: ['shared-domain/src/rules'],
  orders: [
    'server/src/features/payments/states.ts',
    'server/src/features/payments/validate.ts',
    'server/src/features/sending/form.ts',
    'server/src/features/sending/draw.ts',
  ],
  'delivery-policy': ['server/src/features/delivery-policy/rules.ts'],
  drafts: ['shared-bridge/src/drafts', 'remote-send/src/compose', 'remote-send/src/send/form.ts', 'remote-send/src/ask/form.ts'],
};

export const testOf = (file: string) => file.replace(/\.ts$/, '.test.ts');

/** The files with a test beside them, by areas, folders or files. Without arguments those of all areas. Throws for an unknown name. */
export function filesOf(root: string, names: readonly string[]): string[] {
  const paths = (names.length > 0 ? names : Object.keys(areas)).flatMap((name) => areas[name] ?? [name]);
  return paths.flatMap((name) => {
    if (!existsSync(path.join(root, name))) throw new Error(`${name} is neither a file nor one of ${Object.keys(areas).join(', ')}`);
    if (!statSync(path.join(root, name)).isDirectory()) return [name];
    return globSync(`${name}/**/*.ts`, { cwd: root })
      .filter((file) => existsSync(path.join(root, testOf(file))))
      .sort();
  });
}
