import type { User } from 'grammy/types';
import { botLanguageOf } from '../../features/people/index.ts';
import type { Deps } from '../../kit/deps.ts';
import { cleanLanguage } from '../../kit/messenger/clean-user-data.ts';

/** The language for answers to this user. */
export async function replyLanguage({ db }: Pick<Deps, 'db'>, from: User | undefined): Promise<string | undefined> {
  return from && botLanguageOf(db.app, { telegramId: from.id, languageCode: cleanLanguage(from.language_code) });
}
