export { isOperator, sendLetter, tellOperators, writeTo } from './send.ts';
export { forgetLetters, subjectOf, writeLetter } from './write.ts';
