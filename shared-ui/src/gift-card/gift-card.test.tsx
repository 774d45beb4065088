import { expect, test } from '@rstest/core';
import { renderToStaticMarkup } from 'react-dom/server';
import { GiftCard, type GiftCardProps } from './gift-card.tsx';

const render = (props: Partial<GiftCardProps>) =>
  renderToStaticMarkup(<GiftCard itemId="crown" state="sealed" statusLabel="Open" onPress={() => {}} {...props} />);

test('[INB-05] an unopened card shows the box and loads no picture of the content', () => {
  for (const state of ['closed', 'sealed'] as const) {
    const html = render({ state });
    expect(html).toContain('/art/gift_closed-256.webp');
    expect(html).not.toContain('crown');
  }
  expect(render({ state: 'opened' })).toContain('/art/crown-256.webp');
});

test('[INB-05] an unopened card never shows the content that it is given', () => {
  for (const state of ['closed', 'sealed'] as const) expect(render({ state, words: 'You and me' })).toBe(render({ state }));
});

test('[INB-06] an opened card shows its first words; without words its gift takes their place', () => {
  expect(render({ state: 'opened', words: 'You and me' })).toContain('You and me');
  const sizeOf = (words: string) => Number(/width="(\d+)"/.exec(render({ state: 'opened', words }))?.[1]);
  expect(sizeOf('')).toBeGreaterThan(sizeOf('You and me'));
});

test('[INB-04] a card shows the given ribbon, or none', () => {
  for (const kind of ['hidden', 'mutual', 'sympathy', 'visible'] as const) {
    expect(render({ ribbon: { kind, label: 'Word' } })).toMatch(new RegExp(`data-kind="${kind}">Word<`));
  }
  expect(render({})).not.toContain('data-kind');
});
