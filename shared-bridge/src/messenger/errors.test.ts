import { expect, test } from '@rstest/core';
import * as sdk from '@telegram-apps/sdk';
import { reasonOfError } from './errors.ts';

const named = (name: string, message = '') => Object.assign(new Error(message), { name });

/** Refusals by the messenger, and mistakes in our code. */
const failed = [
  'InvokeCustomMethodError',
  'FullscreenFailedError',
  'ShareMessageError',
  'SetEmojiStatusError',
  'InvalidArgumentsError',
  'CSSVarsBoundError',
  'UnknownThemeParamsKeyError',
  'ValiError',
];

test('[SDK-05] every error class of the library maps to a reason or is listed as a failure', () => {
  const classes = Object.keys(sdk).filter((name) => /^[A-Z]\w+Error$/.test(name));
  expect(classes.length).toBeGreaterThan(12);
  const names = classes.map((name) => (name === 'FunctionUnavailableError' ? 'FunctionNotAvailableError' : name));
  expect(names.filter((name) => reasonOfError(named(name)) === 'failed' && !failed.includes(name))).toEqual([]);
  for (const name of failed) expect(reasonOfError(named(name))).toBe('failed');
});

test.each([
  ['MethodUnsupportedError', 'unsupported'],
  ['FunctionNotAvailableError', 'unsupported'],
  ['LaunchParamsRetrieveError', 'unsupported'],
  ['ConcurrentCallError', 'locked'],
  ['TimeoutError', 'timeout'],
  ['CancelledError', 'declined'],
  ['AccessDeniedError', 'declined'],
  ['InvokeCustomMethodError', 'failed'],
  ['InvalidArgumentsError', 'failed'],
  ['SomethingNewError', 'failed'],
])('[SDK-05] %s ends as %s', (name, reason) => {
  expect(reasonOfError(named(name))).toBe(reason);
});

test('[SDK-05] a code at the end of the message takes precedence over the class', () => {
  expect(reasonOfError(named('SetEmojiStatusError', 'Failed to set emoji status: USER_DECLINED'))).toBe('declined');
  expect(reasonOfError(named('FullscreenFailedError', 'UNSUPPORTED'))).toBe('unsupported');
  expect(reasonOfError(named('SetEmojiStatusError', 'Failed to set emoji status: DURATION_INVALID'))).toBe('failed');
});

test('[SDK-01] a refused contact request ends as declined', () => {
  expect(reasonOfError(new Error('User denied access'))).toBe('declined');
  expect(reasonOfError('not even an error')).toBe('failed');
});
