import { sampleNote } from '@billet/shared-bridge/testing';
import { expect, rs, test } from '@rstest/core';
import { fireEvent, screen } from '@testing-library/react';
import { card, showInbox } from '../samples/show-inbox.tsx';
import { InboxView } from './inbox-view.tsx';

rs.mock('./inbox-view.tsx', { spy: true });

test('[VIS-06] the list behind the sheet does not render for the steps of the sheet', async () => {
  await showInbox({ notes: [sampleNote()], user: { availableReveals: 3 } });
  rs.mocked(InboxView).mockClear();
  fireEvent.click(card());
  await screen.findByRole('dialog', { name: 'A valentine for you' });
  fireEvent.click(screen.getByRole('button', { name: 'Reveal the sender' }));
  await screen.findByRole('dialog', { name: 'Reveal the sender?' });
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(InboxView).not.toHaveBeenCalled();
});
