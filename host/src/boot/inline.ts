import { boot } from './boot.ts';

boot(window, BOOT_TABLE);
