// Run by npm start before the build: checks whether this machine, these settings and this database can run the server.
import { checkGiftSettings } from '../../features/catalogue/index.ts';
import { checkDatabase } from '../../kit/db/open.ts';
import { command } from './command.ts';

await command(async (config) => {
  checkGiftSettings(config);
  await checkDatabase(config);
  return [];
});
