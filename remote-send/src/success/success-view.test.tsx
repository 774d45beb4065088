import { fakeBridge, installBridge } from '@billet/shared-bridge/testing';
import { InEnglish } from '@billet/shared-i18n/testing';
import { beforeEach, describe, expect, rstest, test } from '@rstest/core';
import { fireEvent, render, screen } from '@testing-library/react';
import { sampleSending } from '../compose/samples.ts';
import type { Sending } from '../compose/sending.ts';
import { nothing } from '../samples.ts';
import { SuccessView } from './success-view.tsx';

beforeEach(() => installBridge(fakeBridge().bridge));

const another = rstest.fn();
const getOwn = rstest.fn();

function show(changes: Partial<Sending> = {}, isPaid = false, ownTaps = 0) {
  const model = {
    sent: { sending: { ...sampleSending, ...changes }, isPaid },
    name: 'Alice',
    ownTaps,
    savedDraft: null,
    write: nothing,
    another,
    getOwn,
  };
  render(<SuccessView model={model} />, { wrapper: InEnglish });
}

const title = () => screen.getByRole('heading', { level: 1 }).textContent;
const actions = () => screen.getAllByRole('button').map(({ textContent }) => textContent);

describe('success page', () => {
  test('[SND-06b] a delivered valentine shows its text, and its first action is sending another', () => {
    show({ text: 'Dear' }, false, 3);
    expect(title()).toBe('Sent!');
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
    expect(screen.getByText('Alice is about to be very happy.')).toBeTruthy();
    expect(screen.getByText('Dear')).toBeTruthy();
    expect(screen.getByText(/3 times for luck/)).toBeTruthy();
    expect(actions()).toEqual(['Send another', 'Get valentines yourself']);
    fireEvent.click(screen.getByRole('button', { name: 'Send another' }));
    fireEvent.click(screen.getByRole('button', { name: 'Get valentines yourself' }));
    expect([another.mock.calls.length, getOwn.mock.calls.length]).toEqual([1, 1]);
  });

  test.each(['valentine', 'anonymous'] as const)('[PAY-01s] a paid note is on its way and not yet delivered (%s)', (mode) => {
    show({ mode }, true);
    expect(title()).toBe('On its way!');
    expect(screen.getByText('Alice gets your gift in a moment.')).toBeTruthy();
  });

  test('[SEC-02] a fully anonymous valentine says that it is delivered together with others and when', () => {
    show({ privacy: 'full_anon' }, true);
    expect(title()).toBe('On its way!');
    expect(screen.getByText('It travels with others and reaches Alice within 15 minutes.')).toBeTruthy();
  });

  test('[SND-06c] a success without text and taps mentions neither', () => {
    show({ text: '' });
    expect(screen.queryByText('Your message')).toBeNull();
    expect(screen.queryByText(/for luck/)).toBeNull();
  });

  test('[ASK-03b] a question mentions no taps, and its first action is getting questions', () => {
    show({ mode: 'anonymous', text: 'why?' }, false, 3);
    expect(title()).toBe('Sent!');
    expect(screen.getByText('Your question')).toBeTruthy();
    expect(screen.queryByText(/for luck/)).toBeNull();
    expect(actions()).toEqual(['Get questions yourself', 'Ask something else']);
  });
});
