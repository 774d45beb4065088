import { expect, test } from '@rstest/core';
import { escapeOf } from './escape.ts';
import { Layers } from './layers.ts';

function layersUnderKeyboard() {
  const layers = new Layers();
  const done: string[] = [];
  const press = escapeOf(layers);
  const event = (facts: object = {}) => {
    const received: string[] = [];
    press({
      key: 'Escape',
      repeat: false,
      isComposing: false,
      keyCode: 27,
      preventDefault: () => void received.push('prevented'),
      stopImmediatePropagation: () => void received.push('stopped'),
      ...facts,
    });
    return received;
  };
  return { layers, done, event, open: (name: string) => layers.open({ onBack: () => void done.push(name) }) };
}

test('[NAV-08] Escape acts as one press of back while a layer is open and does not propagate', () => {
  const { done, event, open } = layersUnderKeyboard();
  open('sheet');
  const close = open('step');
  expect(event()).toEqual(['stopped', 'prevented']);
  expect(done).toEqual(['step']);
  close();
  event();
  expect(done).toEqual(['step', 'sheet']);
});

test('[NAV-08] Escape without an open layer propagates and does not leave the page', () => {
  const { layers, done, event } = layersUnderKeyboard();
  layers.setPage({ isFullScreen: true, goBack: () => void done.push('page') });
  expect(event()).toEqual([]);
  expect(done).toEqual([]);
});

test('[NAV-08] a held Escape counts once; one that ends a composition does not count, nor does another key', () => {
  const { done, event, open } = layersUnderKeyboard();
  open('sheet');
  expect(event({ repeat: true })).toEqual(['stopped', 'prevented']);
  expect([event({ isComposing: true }), event({ keyCode: 229 })]).toEqual([['stopped'], ['stopped']]);
  expect(event({ key: 'Enter' })).toEqual([]);
  expect(done).toEqual([]);
});

test('[ENV-12] Escape does not affect layers under one that stays', () => {
  const { layers, done, event, open } = layersUnderKeyboard();
  open('sheet');
  layers.open({ isOverAll: true, onBack: () => undefined });
  expect(event()).toEqual(['stopped', 'prevented']);
  expect(done).toEqual([]);
});
