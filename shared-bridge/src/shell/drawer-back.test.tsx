import { expect, rstest, test } from '@rstest/core';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import Drawer from './drawer.tsx';
import { layers } from './page-layers.ts';

const pressEscape = () => fireEvent.keyDown(screen.getByRole('button', { name: 'Inside' }), { key: 'Escape' });

function open({ isInside, canClose = true }: { readonly isInside: boolean; readonly canClose?: boolean }) {
  const onClose = rstest.fn();
  const onBack = rstest.fn();
  render(
    <Drawer isOpen onClose={onClose} onBack={isInside ? onBack : undefined} label="Sheet" canClose={canClose}>
      <button type="button">Inside</button>
    </Drawer>,
  );
  return { calls: () => ({ closed: onClose.mock.calls.length, back: onBack.mock.calls.length }) };
}

test('[NAV-08] back and Escape go back one step in a sheet, and close it at its first step', () => {
  const inside = open({ isInside: true });
  layers.back();
  expect(inside.calls()).toEqual({ closed: 0, back: 1 });
  pressEscape();
  expect(inside.calls()).toEqual({ closed: 0, back: 2 });
  cleanup();
  const atStart = open({ isInside: false });
  layers.back();
  pressEscape();
  expect(atStart.calls()).toEqual({ closed: 2, back: 0 });
});

test('[NAV-08][SND-05] back and Escape do nothing while an operation is under way', () => {
  const sheet = open({ isInside: true, canClose: false });
  layers.back();
  pressEscape();
  expect(sheet.calls()).toEqual({ closed: 0, back: 0 });
});

test('[NAV-08] Escape that cancels an input method composition closes no sheet', () => {
  const sheet = open({ isInside: false });
  const field = screen.getByRole('button', { name: 'Inside' });
  expect(fireEvent.keyDown(field, { key: 'Escape', isComposing: true })).toBe(true);
  expect(fireEvent.keyDown(field, { key: 'Escape', keyCode: 229 })).toBe(true);
  expect(sheet.calls()).toEqual({ closed: 0, back: 0 });
});
