import { expect, test } from '@rstest/core';
import { CONFETTI_COUNT, CONFETTI_SECONDS, makePieces, movePiece, opacityAt } from './pieces.ts';

test('[SND-06] 200 pieces fly up and inward from both lower corners', () => {
  const pieces = makePieces(CONFETTI_COUNT, 390, 844, Math.random);
  expect(pieces.length).toBe(200);
  expect(pieces.filter(({ x }) => x === 0).length).toBe(100);
  for (const { x, speedX, speedY } of pieces) {
    expect(speedY).toBeLessThan(0);
    expect(x === 0 ? speedX > 0 : speedX < 0).toBe(true);
  }
});

test('[SND-06] no piece is visible after 2.5 seconds', () => {
  expect(CONFETTI_SECONDS).toBe(2.5);
  expect(opacityAt(1.9)).toBe(1);
  expect(opacityAt(2.25)).toBeCloseTo(0.5, 5);
  expect(opacityAt(2.5)).toBe(0);
  expect(opacityAt(3)).toBe(0);
});

test('[SND-06] pieces fly up and fall down', () => {
  const [piece] = makePieces(1, 390, 844, () => 0.5);
  if (piece === undefined) throw new Error('no piece');
  const heights: number[] = [];
  for (let frame = 0; frame < 150; frame++) {
    movePiece(piece, 1 / 60);
    heights.push(piece.y);
  }
  const top = Math.min(...heights);
  expect(top).toBeLessThan(844 * 0.5);
  expect(heights.at(-1)).toBeGreaterThan(top);
});
