import { InEnglish } from '@billet/shared-i18n/testing';
import { expect, test } from '@rstest/core';
import { fireEvent, render, screen } from '@testing-library/react';
import type { Submission } from '../compose/composer.ts';
import { sampleWriting } from '../compose/samples.ts';
import { sampleEmotions, sampleItems, sampleWishlist } from '../gifts/samples.ts';
import { nothing, readyCall } from '../samples.ts';
import { EmotionStep } from './emotion-step.tsx';
import { type AskForm, emptyAskForm } from './form.ts';

const step = (picked: string[], submission?: Submission) => {
  const form: AskForm = { ...emptyAskForm, step: 'emotion', message: 'Why?' };
  const writing = sampleWriting('anonymous', 'Boris', form, submission);
  const lists = { emotions: readyCall({ items: sampleEmotions, wishlist: sampleWishlist }), gifts: sampleItems };
  return <EmotionStep model={{ ...writing, ...lists, suggest: nothing, pick: ({ id }) => void picked.push(id) }} />;
};

test('[ASK-01] every free emotion says that it is free', () => {
  render(step([]), { wrapper: InEnglish });
  const free = screen.getAllByRole('button', { name: /Free/ });
  expect(free).toHaveLength(sampleEmotions.filter(({ starPrice }) => starPrice === 0).length);
});

test.each(['In love', 'Gift surprise'])(
  '[ASK-01] the tapped emotion %s keeps the focus and ignores further taps while it is sent',
  (name) => {
    const picked: string[] = [];
    const { rerender } = render(step(picked), { wrapper: InEnglish });
    const tile = screen.getByRole<HTMLButtonElement>('button', { name: new RegExp(name) });
    tile.focus();
    fireEvent.click(tile);
    rerender(step(picked, { kind: 'sending' }));
    expect([tile.disabled, tile.getAttribute('aria-disabled')]).toEqual([false, 'true']);
    fireEvent.click(tile);
    rerender(step(picked, { kind: 'failed', failure: null }));
    expect(document.activeElement).toBe(tile);
    expect(picked).toHaveLength(1);
  },
);
