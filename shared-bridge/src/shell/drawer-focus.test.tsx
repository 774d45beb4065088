import { afterEach, expect, test } from '@rstest/core';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import Drawer from './drawer.tsx';

afterEach(cleanup);

const Page = ({ sheet }: { readonly sheet: string | null }) => (
  <>
    <button type="button">Settings</button>
    {sheet !== null && (
      <Drawer key={sheet} isOpen onClose={() => undefined} label={sheet}>
        <button type="button">Inside</button>
      </Drawer>
    )}
  </>
);
const focused = () => document.activeElement?.textContent;
const hasFocus = (sheet: string) => waitFor(() => expect(focused()).toContain(sheet));

test('[VIS-01] a sheet that opens in the place of another gives the focus back to whoever had it before both', async () => {
  const { rerender } = render(<Page sheet={null} />);
  screen.getByRole('button', { name: 'Settings' }).focus();
  rerender(<Page sheet="Muted notes" />);
  await hasFocus('Muted notes');
  for (const next of ['Report', 'Muted notes again']) {
    screen.getByRole('button', { name: 'Inside' }).focus();
    // the next one's code is here already: it opens before the last one has given anything back
    rerender(<Page sheet={null} />);
    rerender(<Page sheet={next} />);
    await hasFocus(next);
  }
  rerender(<Page sheet={null} />);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Settings' })));
});

test('[VIS-01] who had the focus before an earlier sheet isn’t given that of a later one', async () => {
  const { rerender } = render(<Page sheet="First" />);
  await hasFocus('First');
  rerender(<Page sheet={null} />);
  await waitFor(() => expect(document.activeElement).toBe(document.body));
  const settings = screen.getByRole('button', { name: 'Settings' });
  settings.focus();
  rerender(<Page sheet="Second" />);
  await hasFocus('Second');
  rerender(<Page sheet={null} />);
  await waitFor(() => expect(document.activeElement).toBe(settings));
  act(() => settings.blur());
  rerender(<Page sheet="Third" />);
  await hasFocus('Third');
  rerender(<Page sheet={null} />);
  await waitFor(() => expect(document.activeElement).toBe(document.body));
});

test('[NAV-08] each step of a sheet is told: its title takes the focus that goes with the step before, and none that is elsewhere', async () => {
  const Steps = ({ step }: { readonly step: string }) => (
    <Drawer isOpen onClose={() => undefined} label="Settings">
      <section key={step}>
        <h2>{step}</h2>
        <button type="button">Inside {step}</button>
      </section>
      <button type="button">Below</button>
    </Drawer>
  );
  const { rerender } = render(<Steps step="Start" />);
  await hasFocus('Start');
  expect(document.activeElement?.getAttribute('role')).toBe('dialog');
  screen.getByRole('button', { name: 'Inside Start' }).focus();
  const told: (string | null)[] = [];
  const note = ({ target }: FocusEvent) => void told.push((target as Element).textContent);
  document.addEventListener('focusin', note);
  rerender(<Steps step="Purchases" />);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Purchases' })));
  // not the sheet first, which would be said with the name that it has always had
  document.removeEventListener('focusin', note);
  expect(told).toEqual(['Purchases']);
  rerender(<Steps step="Start again" />);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Start again' })));
  screen.getByRole('button', { name: 'Below' }).focus();
  rerender(<Steps step="Last" />);
  await screen.findByRole('heading', { name: 'Last' });
  expect(focused()).toBe('Below');
});
