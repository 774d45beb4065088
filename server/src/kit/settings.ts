import { z } from 'zod';
import { business } from './settings/business.ts';
import { database } from './settings/database.ts';
import { messenger } from './settings/messenger.ts';
import { running } from './settings/running.ts';
import { serving } from './settings/serving.ts';
import type { Setting } from './settings/setting.ts';

/** Every setting of the server, in the order of the docs' table, which is made of it. Whatever isn't given has its default. */
export const settings = { ...serving, ...database, ...messenger, ...business, ...running } satisfies Record<string, Setting>;

type Settings = typeof settings;
/** The whole environment, checked; the first issue's path is the name of the variable at fault. */
export const environmentSchema = z.object(
  Object.fromEntries(Object.entries(settings).map(([key, { schema }]) => [key, schema])) as {
    [N in keyof Settings]: Settings[N]['schema'];
  },
);
export type Environment = Readonly<z.output<typeof environmentSchema>>;
