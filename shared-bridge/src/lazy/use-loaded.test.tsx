import { expect, test } from '@rstest/core';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useLoadedAgain } from './use-loaded.ts';
import { isRetrying } from './user-retry.ts';

const settle = () => act(async () => {});
const comeOnline = async () => {
  window.dispatchEvent(new Event('online'));
  await settle();
};

/** Renders the state of a file whose loads return `answers` in order. */
function show(...answers: (() => Promise<string>)[]) {
  let asked = 0;
  const load = () => {
    asked++;
    return answers.shift()?.() ?? Promise.reject(new Error('missing'));
  };
  const failed: unknown[] = [];
  function Place({ isWanted = true }: { readonly isWanted?: boolean }) {
    const { state, isAgain, retry } = useLoadedAgain({ load, onFailure: (thrown) => failed.push(thrown) }, isWanted);
    return (
      <button type="button" data-again={isAgain} onClick={retry}>
        {state.kind}
      </button>
    );
  }
  return { ...render(<Place />), Place, asked: () => asked, failed };
}

test('[MFE-11] a failed load is retried once each time the network returns, and not while it is unwanted', async () => {
  const { Place, rerender, asked, failed } = show(async () => Promise.reject(new Error('missing')));
  await settle();
  expect(screen.getByText('failed')).toBeTruthy();
  await comeOnline();
  expect([asked(), failed.length]).toEqual([2, 2]);
  rerender(<Place isWanted={false} />);
  await comeOnline();
  expect(asked()).toBe(2);
});

test('[MFE-11] the network event does not reload a loaded or loading file', async () => {
  const { asked } = show(async () => 'the code');
  await comeOnline();
  await comeOnline();
  expect([asked(), screen.getByText('loaded').isConnected]).toEqual([1, true]);
});

test('[MFE-11] isRetrying is true during a retry by the user, but not during the first load or a network retry', async () => {
  const hanging = Promise.withResolvers<string>();
  show(
    async () => Promise.reject(new Error('missing')),
    async () => Promise.reject(new Error('missing')),
    () => hanging.promise,
  );
  const place = screen.getByRole('button');
  expect([isRetrying(), place.dataset.again]).toEqual([false, 'false']);
  await settle();
  window.dispatchEvent(new Event('online'));
  expect(isRetrying()).toBe(false);
  await settle();
  fireEvent.click(place);
  expect([isRetrying(), place.dataset.again, place.textContent]).toEqual([true, 'true', 'loading']);
  hanging.reject(new Error('missing'));
  await settle();
  expect([isRetrying(), place.textContent]).toEqual([false, 'failed']);
});
