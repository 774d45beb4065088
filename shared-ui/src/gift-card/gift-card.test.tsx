import { expect, test } from '@rstest/core';
import { renderToStaticMarkup } from 'react-dom/server';
import { GiftCard, type GiftCardProps } from './gift-card.tsx';

const render = (props: Partial<GiftCardProps>) =>
  renderToStaticMarkup(<GiftCard itemId="crown" state="sealed" buttonLabel="Open" onPress={() => {}} {...props} />);

test('[INB-05] a card that was not opened shows the box and asks for no picture of what is inside', () => {
  for (const state of ['closed', 'sealed'] as const) {
    const html = render({ state });
    expect(html).toContain('/art/gift_closed-256.webp');
    expect(html).not.toContain('crown');
  }
  expect(render({ state: 'opened' })).toContain('/art/crown-256.webp');
});

test('[INB-04] a card wears the ribbon it is given, or none', () => {
  for (const kind of ['hidden', 'mutual', 'sympathy', 'visible'] as const) {
    expect(render({ ribbon: { kind, label: 'Word' } })).toMatch(new RegExp(`data-kind="${kind}">Word<`));
  }
  expect(render({})).not.toContain('data-kind');
});

test('a busy card can’t be pressed again', () => {
  expect(render({ isBusy: true })).toMatch(/<button[^>]* disabled=""/);
});
