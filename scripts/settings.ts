// npm run settings: makes docs/settings.md anew from the tables beside the code.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { page } from './settings/page.ts';

writeFileSync(path.resolve(import.meta.dirname, '../docs/settings.md'), page());
