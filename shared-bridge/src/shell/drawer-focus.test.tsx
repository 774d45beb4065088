import { expect, test } from '@rstest/core';
import { act, render, screen, waitFor } from '@testing-library/react';
import Drawer from './drawer.tsx';

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

test('[VIS-01] a sheet that replaces another one returns the focus to the element that had it before both', async () => {
  const { rerender } = render(<Page sheet={null} />);
  screen.getByRole('button', { name: 'Settings' }).focus();
  rerender(<Page sheet="Muted notes" />);
  await hasFocus('Muted notes');
  for (const next of ['Report', 'Muted notes again']) {
    screen.getByRole('button', { name: 'Inside' }).focus();
    // the code of the next sheet is loaded: it opens before the previous one has returned the focus
    rerender(<Page sheet={null} />);
    rerender(<Page sheet={next} />);
    await hasFocus(next);
  }
  rerender(<Page sheet={null} />);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Settings' })));
});

test('[VIS-01] a later sheet does not return the focus to the opener of an earlier one', async () => {
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

test('[NAV-08] each step of a sheet is announced: its title takes the focus of the previous step, but not focus elsewhere', async () => {
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
  const received: (string | null)[] = [];
  const note = ({ target }: FocusEvent) => void received.push((target as Element).textContent);
  document.addEventListener('focusin', note);
  rerender(<Steps step="Purchases" />);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Purchases' })));
  // the sheet must not take the focus first: screen readers would announce its unchanged name
  document.removeEventListener('focusin', note);
  expect(received).toEqual(['Purchases']);
  rerender(<Steps step="Start again" />);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Start again' })));
  screen.getByRole('button', { name: 'Below' }).focus();
  rerender(<Steps step="Last" />);
  await screen.findByRole('heading', { name: 'Last' });
  expect(focused()).toBe('Below');
});
