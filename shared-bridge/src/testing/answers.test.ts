import { errorStatus } from '@billet/shared-domain/contract';
import { expect, test } from '@rstest/core';
import { refusal, statusOf } from './answers.ts';

test("[API-04] a refusal in a test carries the contract's status", () => {
  expect(statusOf).toEqual(errorStatus);
  expect(refusal('price_changed', { total: 60 }).failure).toMatchObject({ status: 409, code: 'price_changed', total: 60 });
});
