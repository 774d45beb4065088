import { StartError } from '../start-error.ts';
import type { Database } from './database.ts';
import { installation } from './schema/installation.ts';

/**
 * Ties a database to the first bot that it is started with. Throws StartError for any other bot: its list of payments would be read as
 * this database's own.
 */
export async function bindToBot({ owner }: Pick<Database, 'owner'>, botToken: string): Promise<void> {
  const botId = Number(botToken.split(':')[0]);
  await owner.insert(installation).values({ botId }).onConflictDoNothing();
  const [bound] = await owner.select().from(installation);
  if (bound?.botId !== botId) {
    throw new StartError(
      `BOT_TOKEN: it is the token of bot ${botId}, and this database belongs to bot ${bound?.botId}; set that one's token, or a database of its own`,
    );
  }
}
