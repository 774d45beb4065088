import { readConfig } from '../src/kit/config.ts';
import { openDatabase } from '../src/kit/db/open.ts';
import { startFailure } from '../src/kit/start-error.ts';

type Variables = Readonly<Record<string, string>>;

/** Opens the database as a start with these variables does, but in this process, and closes it. */
export async function openAsStart(variables: Variables): Promise<void> {
  const { db } = await openDatabase(readConfig(variables), () => {});
  await db.close();
}

/** The output of a start whose database is rejected. */
export const rejectionOf = (variables: Variables): Promise<string> =>
  openAsStart(variables).then(
    () => 'The database was opened',
    (error: unknown) => String(startFailure(error)),
  );
