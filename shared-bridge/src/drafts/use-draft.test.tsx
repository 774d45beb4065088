import { beforeEach, describe, expect, test } from '@rstest/core';
import { act, renderHook } from '@testing-library/react';
import { sampleUser, setSession } from '../testing/index.ts';
import { draftAt } from './page-drafts.ts';
import { useDraft } from './use-draft.ts';

const isText = (value: unknown): value is string => typeof value === 'string';
const login = (valentineCode: string) => setSession({ userData: { user: sampleUser({ valentineCode }) } });
const field = (place = 'reply/1') => renderHook(({ place }) => useDraft(place, '', isText), { initialProps: { place } });

beforeEach(() => {
  login('ann');
});

describe('[SND-03] useDraft', () => {
  test('[SND-03][RPL-01] the field shows the stored draft and reports that it was restored', () => {
    const first = field();
    expect(first.result.current).toMatchObject({ value: '', isRestored: false });
    act(() => first.result.current.write('Dear'));
    expect(first.result.current).toMatchObject({ value: 'Dear', isRestored: false });
    first.unmount();
    expect(field().result.current).toMatchObject({ value: 'Dear', isRestored: true });
  });

  test('[SND-03] starting over or emptying the field deletes the draft', () => {
    const { result } = field();
    act(() => result.current.write('Dear'));
    act(() => result.current.startOver());
    expect(result.current).toMatchObject({ value: '', isRestored: false });
    act(() => result.current.write('Dear'));
    act(() => result.current.write(''));
    expect(draftAt('reply/1', isText).read()).toBeNull();
  });

  test('[SND-03] sending deletes the draft, but keeps later edits', () => {
    const { result } = field();
    act(() => result.current.write('Dear'));
    const { sent } = result.current;
    act(() => result.current.write('Dear Boris'));
    sent('Dear');
    expect(draftAt('reply/1', isText).read()).toBe('Dear Boris');
    sent('Dear Boris');
    expect(draftAt('reply/1', isText).read()).toBeNull();
  });

  test('[SND-03] another account in the same page gets its own draft, and the first account keeps its text', () => {
    const { result } = field();
    act(() => result.current.write('Dear'));
    act(() => login('bob'));
    expect(result.current).toMatchObject({ value: '', isRestored: false });
    act(() => result.current.write('Mine'));
    act(() => login('ann'));
    expect(result.current).toMatchObject({ value: 'Dear', isRestored: true });
  });

  test('[SND-03] another place has its own draft', () => {
    const { result, rerender } = field();
    act(() => result.current.write('Dear'));
    rerender({ place: 'reply/2' });
    expect(result.current.value).toBe('');
    rerender({ place: 'reply/1' });
    expect(result.current.value).toBe('Dear');
  });

  test('[SND-03] nothing is stored while the user is unknown', () => {
    setSession();
    const { result, unmount } = field();
    act(() => result.current.write('Dear'));
    act(() => result.current.sent('Dear'));
    expect(result.current.value).toBe('Dear');
    unmount();
    expect(Object.keys(localStorage)).toEqual([]);
  });
});
