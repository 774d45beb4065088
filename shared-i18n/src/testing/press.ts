import { act, fireEvent, screen } from '@testing-library/react';

/** Presses a control as soon as it is there, and lets what follows happen. */
export async function press(role: 'button' | 'link' | 'switch' | 'radio' | 'tab', name: string | RegExp): Promise<void> {
  const control = await screen.findByRole(role, { name });
  await act(async () => void fireEvent.click(control));
}
