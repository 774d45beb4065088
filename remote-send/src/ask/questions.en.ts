export const questions: readonly string[] = ['?'];
