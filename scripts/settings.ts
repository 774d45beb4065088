// npm run settings: generates docs/settings.md, docs/retention.md and .env.example from the tables in the code.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { generatedFiles } from './settings/generated-files.ts';

for (const [file, text] of Object.entries(generatedFiles())) writeFileSync(path.resolve(import.meta.dirname, '..', file), text);
