import { z } from 'zod';
import { business } from './settings/business.ts';
import { database } from './settings/database.ts';
import { messenger } from './settings/messenger.ts';
import { operation } from './settings/operation.ts';
import { serving } from './settings/serving.ts';
import type { Setting } from './settings/setting.ts';

/**
 * All settings of the server, in the order of the table in the docs, which is generated from it. Settings that are not set have their
 * default.
 */
export const settings = { ...serving, ...database, ...messenger, ...business, ...operation } satisfies Record<string, Setting>;

type Settings = typeof settings;
/** The schema of the environment. The path of the first issue is the name of the invalid variable. */
export const environmentSchema = z.object(
  Object.fromEntries(Object.entries(settings).map(([key, { schema }]) => [key, schema])) as {
    [N in keyof Settings]: Settings[N]['schema'];
  },
);
export type Environment = Readonly<z.output<typeof environmentSchema>>;
