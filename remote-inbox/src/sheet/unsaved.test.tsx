import {
  fakeBridge,
  installBridge,
  type MessengerCall,
  preloadSheets,
  sampleNote,
  sampleUser,
  setSession,
} from '@billet/shared-bridge/testing';
import { InEnglish } from '@billet/shared-i18n/testing';
import { expect, test } from '@rstest/core';
import { fireEvent, render, screen } from '@testing-library/react';
import ReportDialog from '../safety/report-dialog.tsx';
import { card, showInbox } from '../samples/show-inbox.tsx';

const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
/** Whether the messenger asks for confirmation before it closes the app. */
const closingConfirmation = (calls: readonly MessengerCall[]) =>
  calls.findLast(([method]) => method === 'setClosingConfirmation')?.[1] ?? false;

test('[SND-05][RPL-01] closing the app during an answer needs a confirmation; leaving the answer keeps the draft without one', async () => {
  const { fake } = await showInbox({ notes: [sampleNote()] });
  fireEvent.click(card());
  fireEvent.click(await screen.findByRole('button', { name: 'Answer' }));
  const field = await screen.findByRole('textbox', { name: 'Write an answer' });
  expect(closingConfirmation(fake.messengerCalls)).toBe(false);
  type(field, 'well');
  expect(closingConfirmation(fake.messengerCalls)).toBe(true);
  fireEvent.keyDown(field, { key: 'Escape' });
  await screen.findByRole('button', { name: 'Continue your answer' });
  expect(closingConfirmation(fake.messengerCalls)).toBe(false);
});

test('[SND-05][SAF-01] closing the app during a report needs a confirmation; back returns to the opener of the report', async () => {
  await preloadSheets();
  setSession({ userData: { user: sampleUser() } });
  const { bridge, messengerCalls, openedDialogs } = fakeBridge();
  installBridge(bridge);
  render(<ReportDialog noteId="00000000-0000-4000-8000-000000000007" onClose={() => undefined} />, { wrapper: InEnglish });
  const field = await screen.findByRole('textbox', { name: 'Anything to add?' });
  type(field, 'Not the first time');
  expect(closingConfirmation(messengerCalls)).toBe(true);
  type(field, '  ');
  expect(closingConfirmation(messengerCalls)).toBe(false);
  fireEvent.keyDown(field, { key: 'Escape' });
  expect(openedDialogs).toEqual([{ name: 'safety', props: { step: 'muted' } }]);
});
