import { afterEach, beforeEach, expect, rs, test } from '@rstest/core';
import { cleanup, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import Drawer from './drawer.tsx';

interface Roots {
  readonly kind: 'root' | 'nested';
  readonly closeThreshold: number;
  readonly scrollLockTimeout: number;
}
const roots: Roots[] = [];

rs.mock('vaul', () => {
  const part = ({ children }: { children?: ReactNode }) => <div>{children}</div>;
  const root = (kind: Roots['kind']) => (props: { closeThreshold: number; scrollLockTimeout: number; children?: ReactNode }) => {
    roots.push({ kind, closeThreshold: props.closeThreshold, scrollLockTimeout: props.scrollLockTimeout });
    return <div>{props.children}</div>;
  };
  return { Drawer: { Root: root('root'), NestedRoot: root('nested'), Portal: part, Content: part, Title: part } };
});

beforeEach(() => {
  roots.length = 0;
});
afterEach(cleanup);

test('[VIS-01] a sheet within a sheet stays put for 500 ms after scrolling, the outer one for 100; both close at a quarter', () => {
  render(
    <Drawer isOpen onClose={() => undefined} label="outer">
      <Drawer isOpen onClose={() => undefined} label="inner">
        Hello
      </Drawer>
    </Drawer>,
  );
  const seen = new Map(roots.map((root) => [root.kind, root]));
  expect(seen.get('root')).toEqual({ kind: 'root', closeThreshold: 0.25, scrollLockTimeout: 100 });
  expect(seen.get('nested')).toEqual({ kind: 'nested', closeThreshold: 0.25, scrollLockTimeout: 500 });
});
