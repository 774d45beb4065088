import { afterEach, expect, test } from '@rstest/core';
import { cleanup, render, screen } from '@testing-library/react';
import { Badge } from '../badge/badge.tsx';
import { Counter } from '../counter/counter.tsx';
import { Price } from '../price/price.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { Figures } from './figures.tsx';

afterEach(() => {
  document.documentElement.lang = '';
});

function shown(language: string) {
  cleanup();
  document.documentElement.lang = language;
  const { container } = render(
    <>
      <Figures>{12}</Figures>
      <Figures>#12</Figures>
      <Badge count={120} label="120" />
      <Counter value={34} label="" />
      <TextField label="" value="abc" onChange={() => {}} limit={150} counterLabel="" />
      <Price stars={49} originalPrice={99} freeLabel="" label="Price" />
    </>,
  );
  const figures = [...container.querySelectorAll<HTMLElement>('[dir]:not(textarea)')].map(
    ({ dir, textContent }) => `${dir} ${textContent}`,
  );
  return [...figures, `Price ${screen.getByRole('img', { name: 'Price' }).textContent}`];
}

test('[I18-02] figures run left to right in every language, including signs', () => {
  for (const language of ['en', 'ar', 'he', 'hi'])
    expect(shown(language)).toEqual(['ltr 12', 'ltr #12', 'ltr 99+', 'ltr 34', 'ltr 3/150', 'Price 4999']);
});

test('[I18-02] Persian uses its own digits, but the digits of the messenger for prices', () => {
  expect(shown('fa')).toEqual(['ltr ۱۲', 'ltr #12', 'ltr ۹۹+', 'ltr ۳۴', 'ltr ۳/۱۵۰', 'Price 4999']);
});
