/** For tests and galleries; no production code imports this. */

export { MemoryRouter } from 'react-router-dom';
export { apiError } from '../api/failure.ts';
export { installBridge } from '../bridge.ts';
export { EnglishFallbacks } from '../lazy/english-fallbacks.tsx';
export { announceTo } from './announce.ts';
export { deferred, proxyAnswer, refusal, silence } from './answers.ts';
export { applyQueryTheme } from './apply-query-theme.ts';
export { type Answers, type FakeBridge, type FakeParts, fakeBridge } from './fake-bridge.ts';
export type { FakeMessenger, MessengerCall } from './fake-messenger.ts';
export { forgetKeys } from './forget-keys.ts';
export { preloadSheets } from './preload-sheets.ts';
export { sampleNote, sampleUser } from './samples.ts';
export { setSession } from './set-session.ts';
