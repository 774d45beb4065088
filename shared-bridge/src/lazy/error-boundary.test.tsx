import { expect, test } from '@rstest/core';
import { fireEvent, render, screen } from '@testing-library/react';
import { useCall } from '../server-state/use-call.ts';
import { fakeBridge, installBridge } from '../testing/index.ts';
import { ErrorBoundary } from './error-boundary.tsx';

test('[MFE-06] a component that breaks on an answer of the server requests it again after a reset', async () => {
  const answers = [{ categories: 'none' }, { categories: [{ categoryCode: 'global' }] }];
  const fake = fakeBridge({ answers: { getLeaderboards: () => answers.shift() as never } });
  installBridge(fake.bridge);
  const Boards = () => {
    const { data } = useCall('getLeaderboards', {});
    return data && <p>{data.categories.map(({ categoryCode }) => categoryCode)}</p>;
  };
  render(
    <ErrorBoundary
      onError={() => {}}
      fallback={(reset) => (
        <button type="button" onClick={reset}>
          Try again
        </button>
      )}
    >
      <Boards />
    </ErrorBoundary>,
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('global')).toBeTruthy();
});
