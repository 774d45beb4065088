import { beforeEach, expect, rstest, test } from '@rstest/core';
import { render, screen } from '@testing-library/react';
import { useEffect, useLayoutEffect } from 'react';
import { ErrorBoundary } from './error-boundary.tsx';
import { KeyedErrorBoundary } from './keyed-error-boundary.tsx';

beforeEach(() => {
  rstest.spyOn(console, 'error').mockImplementation(() => undefined);
});

const mounts: string[] = [];
const received: string[] = [];

/** Throws in the cleanup of its effect. */
function Page({ name, effect: useTestedEffect = useEffect }: { readonly name: string; readonly effect?: typeof useEffect }) {
  useTestedEffect(() => {
    mounts.push(name);
    return () => {
      throw new Error(`${name} threw in its cleanup`);
    };
  }, [name]);
  return <p>{name}</p>;
}

function App({ shown, effect }: { readonly shown: string | null; readonly effect?: typeof useEffect }) {
  const record = (of: string) => (error: unknown) => void received.push(`${of}: ${(error as Error).message}`);
  return (
    <ErrorBoundary onError={record('app')} fallback={() => <p>crashed</p>}>
      <KeyedErrorBoundary contentKey={shown ?? 'nothing'} onError={record(shown ?? '')} fallback={() => <p>broken</p>}>
        {shown && <Page key={shown} name={shown} {...(effect && { effect })} />}
      </KeyedErrorBoundary>
    </ErrorBoundary>
  );
}

test.each([
  { of: 'an effect', effect: useEffect },
  { of: 'a layout effect', effect: useLayoutEffect },
])(
  '[MFE-06][NAV-09] an error in the cleanup of $of does not affect the next page, which mounts once; each error is reported for its own page',
  ({ effect }) => {
    mounts.length = received.length = 0;
    const { rerender } = render(<App shown="one" effect={effect} />);
    for (const shown of ['two', 'one', 'three']) {
      rerender(<App shown={shown} effect={effect} />);
      expect(document.body.textContent).toBe(shown);
    }
    rerender(<App shown={null} effect={effect} />);
    expect(document.body.textContent).toBe('');
    expect(mounts).toEqual(['one', 'two', 'one', 'three']);
    expect(received).toEqual([
      'one: one threw in its cleanup',
      'two: two threw in its cleanup',
      'one: one threw in its cleanup',
      'three: three threw in its cleanup',
    ]);
  },
);

test('[NAV-09] an error while rendering shows the fallback, and the next page renders normally', () => {
  const Broken = () => {
    throw new Error('broken');
  };
  const withBoundary = (name: string, child: React.ReactNode) => (
    <KeyedErrorBoundary contentKey={name} onError={() => undefined} fallback={() => <p>words</p>}>
      {child}
    </KeyedErrorBoundary>
  );
  const { rerender } = render(withBoundary('one', <Broken />));
  expect(screen.getByText('words')).toBeTruthy();
  rerender(withBoundary('two', <p>whole</p>));
  expect(document.body.textContent).toBe('whole');
});
