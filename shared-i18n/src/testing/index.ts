/** For tests of views and hooks; no production code imports this. */

export { InEnglish, InRussian, testLanguage } from './language.tsx';
export { press } from './press.ts';
export { type NamedState, type StatesOptions, testStates } from './states.tsx';
