/** The ready-made questions, Russian or English; loaded when first asked for. */
export async function loadQuestions(locale: string): Promise<readonly string[]> {
  const { questions } =
    locale === 'ru'
      ? await import(/* webpackChunkName: "questions-ru" */ './questions.ru.ts')
      : await import(/* webpackChunkName: "questions-en" */ './questions.en.ts');
  return questions;
}
