import { settings } from '../../server/src/kit/settings.ts';

/** The settings that every installation must set, with a placeholder or initial value. */
const needed: Readonly<Record<string, string>> = {
  BILLET_ENV: 'production',
  PUBLIC_URL: '',
  DATABASE_URL: '',
  SEAL_KEY: '',
  BOT_TOKEN: '',
  BOT_USERNAME: '',
};

/** The text of .env.example: the required settings first, then the others commented out with their defaults. */
export function example(): string {
  const rest = Object.keys(settings).filter((name) => !(name in needed));
  const entry = (name: string, line: string) => {
    const { meaning = '', default: fallback = '' } =
      (settings as Readonly<Record<string, { meaning: string; default: string }>>)[name] ?? {};
    return [`# ${meaning}`, ...(name in needed ? [] : [`# default: ${fallback}`]), line].join('\n');
  };
  return `# Settings of a self-hosted installation: docs/running.md. Copy this file to .env and keep it secret: SEAL_KEY decrypts who sent what.
# Generated from server/src/kit/settings.ts by \`npm run settings\`. Local work needs no settings.

${Object.entries(needed)
  .map(([name, value]) => entry(name, `${name}=${value}`))
  .join('\n\n')}

# Only for deploy/compose.yaml: the password of its database, letters and digits (openssl rand -hex 24); DATABASE_URL contains it
# POSTGRES_PASSWORD=

${rest.map((name) => entry(name, `# ${name}=`)).join('\n\n')}
`;
}
