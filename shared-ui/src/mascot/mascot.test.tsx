import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, rs, test } from '@rstest/core';
import { render } from '@testing-library/react';
import { Mascot } from './mascot.tsx';
import { greet, joy, oops, peek, wait } from './moods.tsx';

const moods = { greet, wait, peek, joy, oops };

/** The mascot on a device with this number of cores. */
function drawn(cores: number): SVGSVGElement {
  rs.spyOn(navigator, 'hardwareConcurrency', 'get').mockReturnValue(cores);
  const svg = render(<Mascot mood={peek} />).container.querySelector('svg');
  if (svg === null) throw new Error('nothing is drawn');
  return svg;
}

test('[VIS-02] the mascot moves only on a capable device and is hidden from assistive technology', () => {
  expect(drawn(8).dataset.alive).toBe('true');
  expect(drawn(2).dataset.alive).toBeUndefined();
  expect(drawn(8).getAttribute('aria-hidden')).toBe('true');
});

test('two mascots on one page have no id in common, and each uses its own gradients', () => {
  const { container } = render(Object.entries(moods).map(([name, mood]) => <Mascot key={name} mood={mood} />));
  const ids = Array.from(container.querySelectorAll('[id]'), ({ id }) => id);
  expect(ids).toHaveLength(10);
  expect(new Set(ids).size).toBe(10);
  for (const svg of container.querySelectorAll('svg')) {
    const paints = Array.from(svg.outerHTML.matchAll(/url\(#(.+?)\)/g), ([, id]) => id);
    expect(paints.length).toBeGreaterThan(1);
    expect(paints.filter((id) => svg.querySelector(`[id="${id}"]`) === null)).toEqual([]);
  }
});

test('[VIS-02] the mascot animates only transform and opacity, and only without reduced motion', () => {
  const css = readFileSync(path.join(import.meta.dirname, 'mascot.module.css'), 'utf8');
  const [still = '', ...moving] = css.split('@media (prefers-reduced-motion: no-preference)');
  expect(still).not.toContain('animation');
  const frames = moving.join('').slice(moving.join('').indexOf('@keyframes'));
  const properties = Array.from(frames.matchAll(/^\s+([a-z-]+):/gm), ([, property]) => property);
  expect(new Set(properties)).toEqual(new Set(['transform', 'opacity']));
});
