import { expect, test } from '@rstest/core';
import { faultOfPopup, type Popup } from './web-popup.ts';

const button = { id: 'ok', type: 'default', text: 'OK' } as const;
const faultOf = (changes: Partial<Popup>) => faultOfPopup({ title: 'Title', message: 'Message', buttons: [button], ...changes });

test('[TXT-02] a pop-up within the limits is valid', () => {
  expect(faultOf({})).toBeNull();
  expect(faultOf({ title: 't'.repeat(64), message: 'm'.repeat(256) })).toBeNull();
  expect(faultOf({ title: '' })).toBeNull();
  expect(faultOf({ buttons: [button, button, { id: 'i'.repeat(64), type: 'destructive', text: 't'.repeat(64) }] })).toBeNull();
  expect(faultOf({ buttons: [{ id: '', type: 'close' }] })).toBeNull();
});

test('[TXT-02] every exceeded limit is reported', () => {
  expect(faultOf({ title: 't'.repeat(65) })).toBe('title');
  expect(faultOf({ message: '' })).toBe('message');
  expect(faultOf({ message: 'm'.repeat(257) })).toBe('message');
  expect(faultOf({ buttons: [button, button, button, button] })).toBe('buttons');
  expect(faultOf({ buttons: [{ ...button, id: 'i'.repeat(65) }] })).toBe('button_id');
  expect(faultOf({ buttons: [{ ...button, text: '' }] })).toBe('button_text');
  expect(faultOf({ buttons: [{ ...button, text: 't'.repeat(65) }] })).toBe('button_text');
  expect(faultOf({ buttons: [{ id: 'x', type: 'default' }] })).toBe('button_text');
});
