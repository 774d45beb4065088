import { boot } from './boot.ts';
import { watchStart } from './stuck.ts';

// named once: the build writes the whole table in its place
const table = BOOT_TABLE;
const locale = boot(window, table);
watchStart(window, locale, table.words[locale]);
