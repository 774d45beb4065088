import { fakeBridge, installBridge } from '@billet/shared-bridge/testing';
import { afterEach, expect, test } from '@rstest/core';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { decoration } from './decorations.tsx';

afterEach(cleanup);

test('[MFE-06] what only adorns comes when it is there', async () => {
  installBridge(fakeBridge().bridge);
  const Ribbon = decoration(async () => ({ default: () => <p>a ribbon</p> }));
  render(<Ribbon />);
  expect(await screen.findByText('a ribbon')).toBeTruthy();
});

test('[MFE-06] what only adorns and does not come is left out without a word, and the page stays', async () => {
  const { bridge, logged } = fakeBridge();
  installBridge(bridge);
  const Ribbon = decoration(() => Promise.reject(new Error('gone')));
  render(
    <>
      <h1>A page</h1>
      <Ribbon />
    </>,
  );
  await waitFor(() => expect(logged).toMatchObject([{ event: 'decoration_missing', level: 'info', reason: 'Error: gone' }]));
  expect(document.body.textContent).toBe('A page');
});
