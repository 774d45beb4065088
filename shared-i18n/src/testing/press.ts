import { act, fireEvent, screen } from '@testing-library/react';

/** Waits for a control, clicks it and flushes the updates. */
export async function press(role: 'button' | 'link' | 'switch' | 'radio' | 'tab', name: string | RegExp): Promise<void> {
  const control = await screen.findByRole(role, { name });
  await act(async () => void fireEvent.click(control));
}
