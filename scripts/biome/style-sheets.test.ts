import path from 'node:path';
import { expect, test } from '@rstest/core';
import stylelint from 'stylelint';

const configFile = path.resolve(import.meta.dirname, '../../stylelint.config.mjs');

/** The declarations that stylelint rejects. */
async function rejected(declarations: readonly string[]): Promise<string[]> {
  const code = declarations.map((declaration) => `.a { ${declaration} }`).join('\n');
  const { results } = await stylelint.lint({ code, configFile });
  return declarations.filter((_, index) => results[0]?.warnings.some(({ line }) => line === index + 1));
}

test('[I18-02] rejects declarations that are not mirrored in right-to-left languages', async () => {
  const sided = [
    'margin-left: 4px',
    'right: 0',
    'border-top-left-radius: 8px',
    'text-align: left',
    'padding: 0 4px 0 8px',
    'inset: auto 0 0 auto',
    'border-radius: 8px 0',
    'border-radius: 8px 0 0 8px',
    'background: linear-gradient(to right, red, blue)',
    'background: radial-gradient(circle at 52px 50%, red, blue)',
    'transform-origin: 100% 0',
    'translate: 20px 0',
    'translate: 0.5px 0',
    'transform: rotate(2deg) translateX(-4px)',
    'transform: translate3d(-50%, 0, 0)',
  ];
  expect(await rejected(sided)).toEqual(sided);
});

test('[I18-02] accepts declarations that work in both reading directions', async () => {
  const even = [
    'margin-inline-start: 4px',
    'padding: 3px 9px 5px',
    'inset: 1px 2px 3px 2px',
    'border-radius: 8px 8px 0 0',
    'border-radius: 50%',
    'text-align: start',
    'background: linear-gradient(120deg, red, blue)',
    'background: radial-gradient(circle at center, red, blue)',
    'background: radial-gradient(circle at var(--end) 0%, red, blue)',
    'object-position: 50% 0',
    'translate: 0 -12px',
    'translate: calc(20px * var(--side)) 0',
    'transform: translateY(-4px) scale(2)',
    'transform: translate3d(0, 100%, 0)',
    '--safe-start: env(safe-area-inset-left)',
  ];
  expect(await rejected(even)).toEqual([]);
});
