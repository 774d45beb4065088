import { expect, test } from '@rstest/core';
import { drawHerd } from './graph.ts';

test('[OPS-05] the graph has a line per version, which stays at its final value', () => {
  const svg = drawHerd([
    {
      label: 'before',
      people: 100,
      series: [
        [0, 0],
        [12, 40],
      ],
    },
    {
      label: 'after',
      people: 100,
      series: [
        [0, 0],
        [4, 100],
      ],
    },
  ]);
  const [before = '', after = ''] = [...svg.matchAll(/points="([^"]+)"/g)].map(([, points]) => points ?? '');
  const ends = [before, after].map((points) =>
    points
      .split(' ')
      .slice(-2)
      .map((point) => Number(point.split(',')[1])),
  );
  expect(ends.map(([reached, end]) => reached === end)).toEqual([true, true]);
  expect(before.split(' ')).toHaveLength(3);
  expect(svg).toContain('>20 s<');
  expect(svg).toContain('>100<');
});
