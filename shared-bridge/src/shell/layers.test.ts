import { expect, test } from '@rstest/core';
import { Layers } from './layers.ts';

function layersWithButton() {
  const layers = new Layers();
  const done: string[] = [];
  const button = { isShown: false, show: () => (button.isShown = true), hide: () => (button.isShown = false) };
  layers.setButton({ show: () => void button.show(), hide: () => void button.hide() });
  const open = (name: string) => layers.open({ onBack: () => void done.push(name) });
  return { layers, button, done, open };
}

test('[NAV-08] the back button is hidden on tabs and shown on full-screen pages', () => {
  const { layers, button, done } = layersWithButton();
  expect(button.isShown).toBe(false);
  layers.setPage({ isFullScreen: true, goBack: () => void done.push('page') });
  expect(button.isShown).toBe(true);
  layers.back();
  expect(done).toEqual(['page']);
  layers.setPage({ isFullScreen: false, goBack: () => {} });
  expect(button.isShown).toBe(false);
});

test('[NAV-08] one press closes the top layer, then the next, then navigates back', () => {
  const { layers, button, done } = layersWithButton();
  layers.setPage({ isFullScreen: true, goBack: () => void done.push('page') });
  const closers = new Map<string, () => void>();
  for (const name of ['sheet', 'modal'])
    closers.set(
      name,
      layers.open({
        onBack: () => {
          done.push(name);
          closers.get(name)?.();
        },
      }),
    );
  for (let press = 0; press < 3; press++) layers.back();
  expect(done).toEqual(['modal', 'sheet', 'page']);
  expect(button.isShown).toBe(true);
});

test('[NAV-08] a layer over a tab shows the back button, and hides it when it closes', () => {
  const { button, open } = layersWithButton();
  const close = open('sheet');
  expect(button.isShown).toBe(true);
  close();
  close();
  expect(button.isShown).toBe(false);
});

test('[NAV-08] removing a middle layer keeps the order of the others', () => {
  const { layers, done, open } = layersWithButton();
  open('first');
  const closeSecond = open('second');
  open('third');
  closeSecond();
  layers.back();
  expect(done).toEqual(['third']);
  expect(layers.depth).toBe(2);
});

test('[NAV-08] back on a tab with nothing open does nothing', () => {
  const { layers, done } = layersWithButton();
  layers.back();
  expect(done).toEqual([]);
});

test('[ENV-12] a layer that nothing may cover stays on top of later ones', () => {
  const { layers, done, open } = layersWithButton();
  open('sheet');
  const close = layers.open({ isOverAll: true, onBack: () => void done.push('expired') });
  open('a sheet that came late');
  expect(layers.isCovered).toBe(true);
  layers.back();
  close();
  expect(layers.isCovered).toBe(false);
  layers.back();
  expect(done).toEqual(['expired', 'a sheet that came late']);
});
