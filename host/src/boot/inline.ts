import { boot } from './boot.ts';
import { watchStart } from './stuck.ts';

watchStart(window, boot(window, BOOT_TABLE));
