import { expect, test } from '@rstest/core';
import fc from 'fast-check';
import { countMarks, marksFrom, nthMark } from './nth-mark.ts';

const SECRET = 'a secret of thirty-two characters or more';
const markAt = (n: number) => nthMark(SECRET, 'tests', ['anna', 7], n);

test('[SEC-02] marks differ by row, subject, purpose and key', () => {
  const marks = [
    ...marksFrom(markAt, 0, 100),
    nthMark(SECRET, 'tests', ['anna', 70], 0),
    nthMark(SECRET, 'tests', ['anna'], 0),
    nthMark(SECRET, 'others', ['anna', 7], 0),
    nthMark('another secret of thirty-two characters', 'tests', ['anna', 7], 0),
  ];
  expect(new Set(marks.map((mark) => mark.toString('hex'))).size).toBe(marks.length);
  expect(nthMark(SECRET, 'tests', ['anna', 7], 3)).toEqual(marks[3]);
});

test('[SEC-02] countMarks counts any number of rows in few queries', async () => {
  await fc.assert(
    fc.asyncProperty(fc.nat(2_000), async (rows) => {
      const stored = new Set(marksFrom(markAt, 0, rows).map((mark) => mark.toString('hex')));
      let asked = 0;
      const counted = await countMarks(markAt, async (marks) => {
        asked += 1;
        return marks.filter((mark) => stored.has(mark.toString('hex'))).length;
      });
      expect(counted).toBe(rows);
      expect(asked).toBeLessThanOrEqual(7);
    }),
    { numRuns: 30 },
  );
});
