// npm run settings: generates docs/settings.md, docs/retention.md and .env.example from the tables in the code.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { made } from './settings/made.ts';

for (const [file, text] of Object.entries(made())) writeFileSync(path.resolve(import.meta.dirname, '..', file), text);
