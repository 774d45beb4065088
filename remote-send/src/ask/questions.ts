import { type LazyFile, lazyFile } from '@billet/shared-bridge';

const english = lazyFile(() => import(/* webpackChunkName: "questions-en" */ './questions.en.ts'));
const russian = lazyFile(() => import(/* webpackChunkName: "questions-ru" */ './questions.ru.ts'));

/** The ready-made questions, Russian or English; loaded when first asked for. Rejects when they don't come. */
export async function loadQuestions(locale: string): Promise<readonly string[]> {
  const file: LazyFile<{ readonly questions: readonly string[] }> = locale === 'ru' ? russian : english;
  return (await file.load()).questions;
}
