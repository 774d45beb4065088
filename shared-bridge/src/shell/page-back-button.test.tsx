import { expect, test } from '@rstest/core';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { pageBackButton, usePageBackButton } from './page-back-button.ts';
import { layers } from './page-layers.ts';

function Back() {
  const goBack = usePageBackButton();
  return goBack && <button type="button" aria-label="back" onClick={goBack} />;
}

test("[NAV-08] the page's own back button is shown on full-screen pages, hidden on tabs and below a sheet, and navigates back", () => {
  const done: string[] = [];
  const button = () => screen.queryByRole('button', { name: 'back' });
  render(<Back />);
  act(() => layers.setButton(pageBackButton));
  expect(button()).toBeNull();
  act(() => layers.setPage({ isFullScreen: true, goBack: () => void done.push('page') }));
  fireEvent.click(button() as HTMLElement);
  expect(done).toEqual(['page']);

  let close = () => {};
  act(() => {
    close = layers.open({ onBack: () => void done.push('sheet') });
  });
  expect(button()).toBeNull();
  act(() => close());
  expect(button()).not.toBeNull();
  act(() => layers.setPage({ isFullScreen: false, goBack: () => {} }));
  expect(button()).toBeNull();
});
