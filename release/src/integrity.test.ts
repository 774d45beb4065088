import { expect, test } from '@rstest/core';
import { integrityOf } from './integrity.ts';

test('[MFE-07] the integrity of a file is its sha256, in the form of an integrity attribute', () => {
  expect(integrityOf('a')).toBe('sha256-ypeBEsobvcr6wjGzmiPcTaeG7/gUfE5yuYB3ha/uSLs=');
});
