import { expect, test } from '@rstest/core';
import { act, cleanup, renderHook } from '@testing-library/react';
import { chosenLanguage } from '../language-choice.ts';
import { type Answers, fakeBridge, installBridge, refusal, sampleUser, setSession, silence } from '../testing/index.ts';
import { setLanguage } from './own-language.ts';
import { useChosenLanguage } from './use-chosen-language.ts';

const settle = () => act(async () => undefined);

/** Starts the app for a user whose language is stored on the server, and records the calls. */
async function start(language: string | null, updateProfile: Answers['updateProfile'], account = 'alicealice') {
  cleanup();
  const { bridge, apiCalls } = fakeBridge({ answers: updateProfile ? { updateProfile } : {} });
  installBridge(bridge);
  setSession({ userData: { user: sampleUser({ language, valentineCode: account }) } });
  renderHook(useChosenLanguage);
  await settle();
  return { sent: () => apiCalls.map(({ input }) => (input as { body: unknown }).body) };
}
const take: Answers['updateProfile'] = ({ body }) => ({
  user: sampleUser({ language: body.language ?? null, valentineCode: 'alicealice' }),
});

test('[I18-04][SAF-02] a language that could not be sent is kept and sent again at the next launch', async () => {
  await start(null, () => Promise.reject(silence()));
  setLanguage('ru');
  await settle();
  expect(chosenLanguage()).toBe('ru');
  const { sent } = await start(null, take);
  expect([chosenLanguage(), sent()]).toEqual(['ru', [{ language: 'ru' }]]);
  // the server has it now: a choice by another device applies here
  await start('en', take);
  expect(chosenLanguage()).toBe('en');
});

test('[I18-04][INB-12] a language that reached the server without an answer is replaced by a later choice of another device', async () => {
  await start(null, () => Promise.reject(silence()));
  setLanguage('ru');
  await settle();
  await start('ru', take);
  const { sent } = await start('en', take);
  expect([chosenLanguage(), sent()]).toEqual(['en', []]);
});

test('[I18-04] a language that the server refused, or of another account, is not sent again', async () => {
  await start(null, () => Promise.reject(refusal('bad_input')));
  setLanguage('ru');
  await settle();
  expect([(await start(null, take)).sent(), chosenLanguage()]).toEqual([[], null]);
  await start(null, () => Promise.reject(silence()));
  setLanguage('ru');
  await settle();
  expect([(await start('en', take, 'bobbobbobb')).sent(), chosenLanguage()]).toEqual([[], 'en']);
});
