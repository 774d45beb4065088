/** For tests of views and hooks; no production code imports this. */

export { InEnglish, InRussian, testLanguage } from './language.tsx';
export { type NamedState, type StatesOptions, testStates } from './states.tsx';
