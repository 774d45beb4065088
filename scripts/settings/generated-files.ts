import { example } from './example.ts';
import { settingsPage } from './page.ts';
import { retentionPage } from './retention.ts';

/** Every file that `npm run settings` generates, and its text. */
export const generatedFiles = (): Readonly<Record<string, string>> => ({
  'docs/settings.md': settingsPage(),
  'docs/retention.md': retentionPage(),
  '.env.example': example(),
});
