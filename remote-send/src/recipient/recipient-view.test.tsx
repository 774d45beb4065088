import { InEnglish } from '@billet/shared-i18n/testing';
import { expect, test } from '@rstest/core';
import { render, screen } from '@testing-library/react';
import { samplePageModel } from '../compose/samples.ts';
import { RecipientView } from './recipient-view.tsx';

const show = (...pageModel: Parameters<typeof samplePageModel>) =>
  render(<RecipientView model={samplePageModel(...pageModel)} />, { wrapper: InEnglish });

test('[PRM-01] a prompt of the day replaces the subtitle, in its language', () => {
  show('anonymous', 'Boris', null, undefined, { text: 'Verrat mir ein Geheimnis', language: 'de' });
  const prompt = screen.getByText('Verrat mir ein Geheimnis');
  expect([prompt.getAttribute('lang'), prompt.getAttribute('dir')]).toEqual(['de', 'auto']);
  expect(screen.queryByText('No name, no blushing. Just the question.')).toBeNull();
});

test('[PRM-01] an own prompt is text, never markup, and has no language', () => {
  show('valentine', 'Alice', null, undefined, { text: '<b>Rate me</b>', language: null });
  expect(screen.getByText('<b>Rate me</b>').hasAttribute('lang')).toBe(false);
});

test('[PRM-01] without a prompt the subtitle is shown', () => {
  show('anonymous', 'Boris');
  expect(screen.getByText('No name, no blushing. Just the question.')).toBeTruthy();
});
