import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@rstest/core';
import { checkDirection } from './check.ts';
import { sidedCode } from './code.ts';
import { sideOf } from './sides.ts';
import { sidedStyles } from './styles.ts';

test.each([
  ['margin-left', '4px'],
  ['right', '0'],
  ['border-top-left-radius', '8px'],
  ['text-align', 'left'],
  ['float', 'right'],
  ['padding', '0 4px 0 8px'],
  ['inset', '0 1px 2px calc(1px + 2px)'],
  ['border-radius', '8px 0'],
  ['border-radius', '8px 0 0 8px'],
  ['background', 'linear-gradient(to right, red, blue)'],
  ['background', 'radial-gradient(circle at 52px 50%, red, blue)'],
  ['transform-origin', '100% 0'],
  ['translate', '20px 0'],
  ['transform', 'rotate(2deg) translateX(-4px)'],
  ['transform', 'translate3d(-50%, 0, 0)'],
])('[I18-02] sideOf reports %s: %s as fixed to one direction', (property, value) => {
  expect(sideOf(property, value)).not.toBe(null);
});

test.each([
  ['margin-inline-start', '4px'],
  ['padding', '3px 9px 5px'],
  ['inset', '1px 2px 3px 2px'],
  ['border-radius', '8px 8px 0 0'],
  ['border-radius', '50% / 20%'],
  ['text-align', 'start'],
  ['background', 'linear-gradient(120deg, red, blue)'],
  ['background', 'radial-gradient(circle at center, red, blue)'],
  ['object-position', '50% 0'],
  ['translate', '0 -12px'],
  ['translate', 'calc(20px * var(--side)) 0'],
  ['background', 'radial-gradient(circle at var(--end) 0%, red, blue)'],
  ['transform', 'translateY(-4px) scale(2)'],
  ['transform', 'translate3d(0, 100%, 0)'],
  ['--safe-start', 'env(safe-area-inset-left)'],
])('[I18-02] sideOf accepts %s: %s in both directions', (property, value) => {
  expect(sideOf(property, value)).toBe(null);
});

test('[I18-02] a rule with a mirrored counterpart beside it is accepted', () => {
  const rule = '.dot:checked + .thumb { translate: 20px 0; }';
  expect(sidedStyles(rule)).toHaveLength(1);
  expect(sidedStyles(`${rule} [dir="rtl"] ${rule.replace('20', '-20')}`)).toEqual([]);
  expect(sidedStyles(`${rule} [dir="rtl"] .dot { translate: -20px 0; }`)).toHaveLength(1);
});

test('[I18-02] sidedCode checks inline styles and animations in code', () => {
  const sided = (source: string) => sidedCode('a.tsx', source).map(({ what }) => what);
  expect(sided('<p style={{ marginLeft: 4, right: 0 }} />').sort()).toEqual(['marginLeft', 'right']);
  expect(sided("e.animate({ transform: ['translateX(4px)', 'translateY(4px)'] }); `translate(4px, 0)`")).toEqual([
    'translateX(4px)',
    'translate(4px, 0)',
  ]);
  expect(sided('const { left } = facts; <p style={{ marginInlineStart: 4 }} title="left" />')).toEqual([]);
});

test('[I18-02] the check reports file and line of a place that is not allowed, and exceptions that are not used', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'direction-'));
  mkdirSync(path.join(root, 'host/src'), { recursive: true });
  writeFileSync(path.join(root, 'host/src/a.css'), '.a {\n  left: 0;\n}\n');
  const exception = { file: 'host/src/a.css', what: '.a left: 0', why: 'a test' };
  expect(checkDirection(root, [])).toEqual([
    "host/src/a.css:2: '.a left: 0' names a side; say it by start and end, by var(--side) or var(--end), or with its mirror image",
  ]);
  expect(checkDirection(root, [exception])).toEqual([]);
  writeFileSync(path.join(root, 'host/src/a.css'), '');
  expect(checkDirection(root, [exception])).toEqual(["host/src/a.css: '.a left: 0' is allowed, but isn't there"]);
  rmSync(root, { recursive: true });
});
