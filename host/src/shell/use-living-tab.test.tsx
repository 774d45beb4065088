import { useNavigate } from '@billet/shared-bridge';
import { fakeBridge, installBridge, MemoryRouter } from '@billet/shared-bridge/testing';
import { afterEach, beforeEach, expect, test } from '@rstest/core';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useLivingTab } from './use-living-tab.ts';

const woken: string[] = [];
const wake = async (moment: string) => void woken.push(moment);

function Page() {
  const navigate = useNavigate();
  useLivingTab(wake);
  return (
    <button type="button" onClick={() => navigate('/inbox')}>
      Inbox
    </button>
  );
}

beforeEach(() => {
  woken.length = 0;
  installBridge(fakeBridge().bridge);
  render(
    <MemoryRouter initialEntries={['/share']}>
      <Page />
    </MemoryRouter>,
  );
});
afterEach(cleanup);

test('[MFE-11] a page checks for updates on navigation, but not on its first render or a rerender', () => {
  expect(woken).toEqual([]);
  fireEvent.click(screen.getByRole('button'));
  fireEvent.click(screen.getByRole('button'));
  expect(woken).toEqual(['moved']);
});

test('[MFE-11] a page checks for updates when the user returns to it', () => {
  document.dispatchEvent(new Event('visibilitychange'));
  expect(woken).toEqual(['returned']);
});
