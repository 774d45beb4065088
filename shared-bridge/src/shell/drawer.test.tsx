import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { beforeEach, expect, rs, test } from '@rstest/core';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import Drawer from './drawer.tsx';
import { drawer } from './drawer-numbers.ts';

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

test('[VIS-01] a nested sheet cannot be dragged for 500 ms after scrolling, the outer one for 100 ms; both close at a quarter', () => {
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

test('[VIS-01] the constants of the library match: a swipe faster than 0.4 px per millisecond closes, the page behind has 8 px corners', () => {
  const source = readFileSync(createRequire(import.meta.url).resolve('vaul'), 'utf8');
  const number = (name: string) => Number(new RegExp(`const ${name} = ([\\d.]+);`).exec(source)?.[1]);
  expect([number('VELOCITY_THRESHOLD'), number('BORDER_RADIUS')]).toEqual([0.4, 8]);
  expect([drawer.velocity, drawer.backgroundRadius]).toEqual([0.4, 8]);
});
