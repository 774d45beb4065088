import { beforeEach, expect, rstest, test } from '@rstest/core';
import { render, screen, waitFor } from '@testing-library/react';
import { installBridge } from '../bridge.ts';
import { fakeBridge } from '../testing/fake-bridge.ts';
import { decoration } from './decoration.tsx';

let logged: ReturnType<typeof fakeBridge>['logged'];
beforeEach(() => {
  const fake = fakeBridge();
  ({ logged } = fake);
  installBridge(fake.bridge);
});

const ribbon = async () => ({ default: ({ colour }: { colour: string }) => <p>a {colour} ribbon</p> });
const gone = () => Promise.reject(new Error('gone'));

test('[MFE-06] a decoration renders after it is loaded', async () => {
  const Ribbon = decoration(ribbon);
  render(<Ribbon colour="red" />);
  expect(await screen.findByText('a red ribbon')).toBeTruthy();
  expect(logged).toEqual([]);
});

test('[MFE-06][VIS-05] a decoration loads after its page is painted and renders at once the next time', async () => {
  let asked = 0;
  const Ribbon = decoration(() => {
    asked += 1;
    return ribbon();
  });
  const { unmount } = render(<Ribbon colour="red" />);
  expect(asked).toBe(0);
  expect(await screen.findByText('a red ribbon')).toBeTruthy();
  unmount();
  render(<Ribbon colour="blue" />);
  expect(screen.getByText('a blue ribbon')).toBeTruthy();
  expect(asked).toBe(1);
});

test('[MFE-06] a missing decoration is skipped without a message, and the page stays', async () => {
  const Ribbon = decoration(gone);
  render(
    <>
      <h1>A page</h1>
      <Ribbon />
    </>,
  );
  await waitFor(() => expect(logged).toMatchObject([{ event: 'decoration_missing', level: 'info', reason: 'Error: gone' }]));
  expect(document.body.textContent).toBe('A page');
});

test('[MFE-06] a failed decoration is loaded again where it is next used', async () => {
  const answers = [gone, ribbon];
  const Ribbon = decoration<{ colour: string }>(() => answers.shift()?.() ?? gone());
  const { unmount } = render(<Ribbon colour="red" />);
  await waitFor(() => expect(logged).toHaveLength(1));
  unmount();
  render(<Ribbon colour="blue" />);
  expect(await screen.findByText('a blue ribbon')).toBeTruthy();
});

test('[MFE-06] a decoration that throws is removed, and the rest of the screen stays', async () => {
  rstest.spyOn(console, 'error').mockImplementation(() => undefined);
  const Ribbon = decoration(async () => ({
    default: () => {
      throw new Error('no canvas');
    },
  }));
  render(
    <>
      <h1>Sent!</h1>
      <Ribbon />
    </>,
  );
  await waitFor(() => expect(logged).toMatchObject([{ event: 'decoration_missing', reason: 'Error: no canvas' }]));
  expect(document.body.textContent).toBe('Sent!');
});
