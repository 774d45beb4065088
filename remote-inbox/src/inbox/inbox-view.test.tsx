import { fakeBridge, installBridge } from '@billet/shared-bridge/testing';
import { InEnglish } from '@billet/shared-i18n/testing';
import { beforeEach, expect, rstest, test } from '@rstest/core';
import { fireEvent, render, screen } from '@testing-library/react';
import { inboxWithoutActions } from './first-frame.tsx';
import { type InboxModel, InboxView } from './inbox-view.tsx';

beforeEach(() => installBridge(fakeBridge().bridge));

const showEmpty = (change: Partial<InboxModel>) =>
  render(<InboxView model={{ ...inboxWithoutActions('anonymous'), list: { kind: 'empty', isFiltered: false }, ...change }} />, {
    wrapper: InEnglish,
  });

test('[INB-01] an empty tab leads to the notes that wait in the other tab', () => {
  const chooseMode = rstest.fn();
  showEmpty({ unread: { anonymous: 0, valentine: 2 }, chooseMode });
  expect(screen.getByRole('heading', { name: '2 valentines' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Valentines' }));
  expect(chooseMode).toHaveBeenCalledWith('valentine');
});

test('[INB-03] an empty inbox without waiting notes offers to share the link', () => {
  const share = rstest.fn();
  showEmpty({ unread: { anonymous: 0, valentine: 0 }, share });
  fireEvent.click(screen.getAllByRole('button', { name: 'Share my link' }).at(-1) as HTMLElement);
  expect(share).toHaveBeenCalledTimes(1);
});
