import { type LazyFile, lazyFile } from '@billet/shared-bridge';

const english = lazyFile(() => import(/* webpackChunkName: "questions-en" */ './questions.en.ts'));
const russian = lazyFile(() => import(/* webpackChunkName: "questions-ru" */ './questions.ru.ts'));

/** Suggested questions in Russian or English, loaded on first use. Rejects if loading fails. */
export async function loadQuestions(locale: string): Promise<readonly string[]> {
  const file: LazyFile<{ readonly questions: readonly string[] }> = locale === 'ru' ? russian : english;
  return (await file.load()).questions;
}
