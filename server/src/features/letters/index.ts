export { isOperator, sendLetter, tellOperators } from './send.ts';
export { forgetLetters, subjectOf, writeLetter } from './write.ts';
