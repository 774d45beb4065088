export { isOperator, sendLetter, tellOperators, writeTo } from './send.ts';
export { subjectOf, writeLetter } from './write.ts';
