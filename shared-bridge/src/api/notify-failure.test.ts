import { beforeEach, expect, test } from '@rstest/core';
import { apiError, type FakeBridge, fakeBridge, installBridge } from '../testing/index.ts';
import { notifyFailure } from './notify-failure.ts';

const text = (id: string, args?: object) => [id, ...Object.values(args ?? {})].join(' ');
let fake: FakeBridge;
beforeEach(() => {
  fake = fakeBridge();
  installBridge(fake.bridge);
});

test('[ERR-03] a failed call is shown as an error with its own message', () => {
  notifyFailure(text, apiError({ kind: 'answer', status: 429, code: 'too_many', message: '', retryAfter: 600 }), 'reply-modal-send-error');
  notifyFailure(text, { kind: 'network' }, 'reply-modal-send-error');
  expect(fake.notices).toEqual([
    { message: 'errors-too-many-minutes 10', type: 'error' },
    { message: 'reply-modal-send-error', type: 'error' },
  ]);
});

test('[ERR-05] an aborted call shows nothing', () => {
  notifyFailure(text, apiError({ kind: 'aborted' }));
  notifyFailure(text, { kind: 'aborted' });
  expect(fake.notices).toEqual([]);
});

test('[ERR-03] a bug of the client shows a general message and is logged with its error', () => {
  const fault = new TypeError('undefined is not a function');
  notifyFailure(text, fault);
  expect(fake.notices).toEqual([{ message: 'errors-generic', type: 'error' }]);
  expect(fake.logged).toEqual([{ event: 'fault', level: 'error', reason: fault }]);
});
