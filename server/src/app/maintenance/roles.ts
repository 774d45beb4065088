// npm run roles -w server: creates the database logins or prints them. Their passwords are derived from SEAL_KEY and stored nowhere.
import type { Config } from '../../kit/config.ts';
import { loginIn } from '../../kit/db/address.ts';
import { closingStatements } from '../../kit/db/close-catalogue.ts';
import { checkInstallation } from '../../kit/db/installation.ts';
import { loginPassword, logins, roleNames } from '../../kit/db/logins.ts';
import { reachDatabase } from '../../kit/db/open.ts';
import { pendingMigrations } from '../../kit/db/prepare-database.ts';
import { ensureRoles, roleStatements } from '../../kit/db/roles.ts';
import { sqlOn } from '../../kit/db/sql-on.ts';
import { StartError } from '../../kit/start-error.ts';
import { command } from './command.ts';

const USAGE = `npm run --silent roles -w server                 creates missing roles, and resets passwords that do not match
npm run --silent roles -w server -- --passwords  replaces all passwords
npm run --silent roles -w server -- --sql        prints the statements for an administrator, if the owner may not create roles
npm run --silent roles -w server -- --catalogue  prints the statements for a superuser, if the owner is not one
npm run --silent roles -w server -- --userlist   prints the lines of PgBouncer's auth_file: keep them as secret as SEAL_KEY`;

type Commands = Readonly<Record<string, (config: Config) => Promise<readonly string[]> | readonly string[]>>;
const namesOf = ({ database }: Config) => roleNames(database.rolePrefix);

const commands: Commands = {
  '': (config) => ensure(config, false),
  '--passwords': (config) => ensure(config, true),
  '--sql': (config) => roleStatements({ names: namesOf(config), secret: config.sealKey }, ownerOf(config).user),
  '--catalogue': catalogue,
  '--userlist': (config) => {
    const owner = ownerOf(config);
    const others = logins.map((login) => loginPassword(namesOf(config), config.sealKey, login));
    return [owner, ...others].map(({ user = '', password = '' }) => `${quoted(user)} ${quoted(password)}`);
  },
};

const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;

function ownerOf({ database: { url } }: Config) {
  if (url === undefined)
    throw new StartError(
      'DATABASE_URL: the embedded database creates its logins itself; this command needs the DATABASE_URL of an external PostgreSQL',
    );
  return loginIn(url);
}

async function ensure(config: Config, setsPasswords: boolean): Promise<readonly string[]> {
  const { db, connect } = await reachDatabase(config);
  try {
    await checkInstallation(sqlOn(db.direct), config);
    await ensureRoles(sqlOn(db.direct), { names: namesOf(config), secret: config.sealKey, connect, setsPasswords });
    return [`${Object.values(namesOf(config)).join(', ')} are there${setsPasswords ? ', with new passwords' : ''}`];
  } finally {
    await db.close();
  }
}

/** Before the first start, roles with permissions and tables are missing, and a closed catalogue would prevent their creation. */
async function catalogue(config: Config): Promise<readonly string[]> {
  const { db } = await reachDatabase(config);
  const lacking = await pendingMigrations(sqlOn(db.direct)).finally(() => db.close());
  if (lacking.length > 0)
    throw new StartError(
      `--catalogue: the database lacks ${lacking.length} migrations, which could no longer run once the catalogue is closed; start Billet once, or run npm run migrate -w server`,
    );
  return [closingStatements(namesOf(config)).trimEnd()];
}

await command(async (config, words) => {
  const command = commands[words.join(' ')];
  if (command === undefined) throw new StartError(`unknown option; usage:\n${USAGE}`);
  return command(config);
});
