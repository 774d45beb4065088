import { type Answers, deferred, fakeBridge, installBridge, preloadSheets, sampleUser, setSession } from '@billet/shared-bridge/testing';
import { InEnglish, press } from '@billet/shared-i18n/testing';
import { beforeAll, beforeEach, expect, rstest, test } from '@rstest/core';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import ReportDialog from './report-dialog.tsx';

beforeAll(preloadSheets);
beforeEach(() => {
  setSession({ userData: { user: sampleUser() } });
});

const NOTE = '00000000-0000-4000-8000-000000000007';

function open(answers: Answers = {}) {
  let total = 0;
  const fake = fakeBridge({
    answers: {
      reportValentine: () => ({ success: true }),
      getBlocked: () => ({ valentines: [], pagination: { total, skip: 0, limit: 20 } }),
      blockSender: ({ body }) => {
        total = body.isBlocked ? 1 : 0;
        return body;
      },
      ...answers,
    },
  });
  installBridge(fake.bridge);
  const onClose = rstest.fn();
  render(<ReportDialog noteId={NOTE} onClose={onClose} />, { wrapper: InEnglish });
  return { ...fake, onClose };
}

test('[SAF-01] reporting a muted note leaves it unread and offers to block its sender', async () => {
  const { apiCalls, openedDialogs } = open();
  fireEvent.click(await screen.findByRole('radio', { name: 'It threatens' }));
  await press('button', 'Send the report');
  expect(apiCalls[0]).toMatchObject({ name: 'reportValentine', input: { params: { id: NOTE }, body: { reason: 'threat' } } });
  await screen.findByRole('heading', { name: 'Thank you' });
  const toggle = await screen.findByRole<HTMLInputElement>('switch', { name: 'Block the sender' });
  await waitFor(() => expect(toggle.disabled).toBe(false));
  fireEvent.click(toggle);
  await waitFor(() => expect(apiCalls.at(-1)?.name).toBe('getBlocked'));
  expect(toggle.checked).toBe(true);
  expect(apiCalls.find(({ name }) => name === 'getBlocked')?.input).toMatchObject({ query: { id: NOTE } });
  await press('button', 'Done');
  expect(openedDialogs).toEqual([{ name: 'safety', props: { step: 'muted' } }]);
});

test('[SAF-01] back returns to the muted notes, close leaves the sheet', async () => {
  const { openedDialogs, onClose } = open();
  await screen.findByRole('heading', { name: 'What’s wrong with it?' });
  await press('button', 'Back');
  expect(openedDialogs).toEqual([{ name: 'safety', props: { step: 'muted' } }]);
  await press('button', 'Close');
  expect(onClose).toHaveBeenCalledTimes(1);
});

const words = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Anything to add?' });

test('[SAF-01][SND-03] a draft of a report is restored with reason and text until it is discarded or sent', async () => {
  open();
  fireEvent.click(await screen.findByRole('radio', { name: 'It threatens' }));
  fireEvent.change(await words(), { target: { value: 'It says it will' } });
  cleanup();
  open();
  expect((await words()).value).toBe('It says it will');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'It threatens' }).checked).toBe(true);
  await press('button', 'Start over');
  expect((await words()).value).toBe('');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'It threatens' }).checked).toBe(false);
  fireEvent.click(screen.getByRole('radio', { name: 'It threatens' }));
  await press('button', 'Send the report');
  await screen.findByRole('heading', { name: 'Thank you' });
  cleanup();
  open();
  await words();
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'It threatens' }).checked).toBe(false);
});

test('[SAF-01] a report that arrives after the dialog was closed is confirmed by a notice', async () => {
  const answer = deferred<{ success: true }>();
  const { notices } = open({ reportValentine: () => answer.promise });
  fireEvent.click(await screen.findByRole('radio', { name: 'It threatens' }));
  await press('button', 'Send the report');
  cleanup();
  answer.resolve({ success: true });
  await waitFor(() => expect(notices).toMatchObject([{ type: 'success', message: expect.stringMatching(/^Our team will look at it/) }]));
});

test('[SAF-01][SND-03] a report is read-only while it is sent, and a draft begun during that time is kept', async () => {
  const answer = deferred<{ success: true }>();
  open({ reportValentine: () => answer.promise });
  fireEvent.click(await screen.findByRole('radio', { name: 'It threatens' }));
  await press('button', 'Send the report');
  fireEvent.click(screen.getByRole('radio', { name: 'It’s spam or a scam' }));
  expect((await words()).readOnly).toBe(true);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'It threatens' }).checked).toBe(true);
  cleanup();
  open();
  fireEvent.change(await words(), { target: { value: 'And more' } });
  answer.resolve({ success: true });
  await waitFor(() => answer.promise);
  cleanup();
  open();
  expect((await words()).value).toBe('And more');
});
