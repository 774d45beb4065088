import { useNavigate } from '@billet/shared-bridge';
import { fakeBridge, installBridge, MemoryRouter } from '@billet/shared-bridge/testing';
import { beforeEach, expect, test } from '@rstest/core';
import { fireEvent, render, screen } from '@testing-library/react';
import { useUpdateChecks } from './use-update-checks.ts';

const checks: string[] = [];
const checkForUpdates = async (trigger: string) => void checks.push(trigger);

function Page() {
  const navigate = useNavigate();
  useUpdateChecks(checkForUpdates);
  return (
    <button type="button" onClick={() => navigate('/inbox')}>
      Inbox
    </button>
  );
}

beforeEach(() => {
  checks.length = 0;
  installBridge(fakeBridge().bridge);
  render(
    <MemoryRouter initialEntries={['/share']}>
      <Page />
    </MemoryRouter>,
  );
});

test('[MFE-11] a page checks for updates on navigation, but not on its first render or a rerender', () => {
  expect(checks).toEqual([]);
  fireEvent.click(screen.getByRole('button'));
  fireEvent.click(screen.getByRole('button'));
  expect(checks).toEqual(['navigated']);
});

test('[MFE-11] a page checks for updates when the user returns to it', () => {
  document.dispatchEvent(new Event('visibilitychange'));
  expect(checks).toEqual(['returned']);
});
