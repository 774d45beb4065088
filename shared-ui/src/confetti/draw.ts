import { coloursOf, fitCanvas, type Surface } from '../motion/canvas.ts';
import { traceHeart } from '../motion/heart.ts';
import { runLoop } from '../motion/loop.ts';
import { CONFETTI_COUNT, CONFETTI_SECONDS, makePieces, movePiece, opacityAt, type Piece } from './pieces.ts';

/** Runs confetti once on a canvas. Returns the function that stops it early. */
export function startConfetti(canvas: HTMLCanvasElement): () => void {
  const surface = fitCanvas(canvas);
  if (surface === null) return () => {};
  const colours = coloursOf(canvas, '--confetti');
  const pieces = makePieces(CONFETTI_COUNT, surface.width, surface.height, Math.random);
  let elapsed = 0;
  return runLoop((seconds) => {
    elapsed += seconds;
    surface.context.clearRect(0, 0, surface.width, surface.height);
    surface.context.globalAlpha = opacityAt(elapsed);
    for (const piece of pieces) {
      movePiece(piece, seconds);
      drawPiece(surface, piece, colours);
    }
    return elapsed < CONFETTI_SECONDS;
  });
}

function drawPiece({ context }: Surface, piece: Piece, colours: readonly string[]): void {
  context.save();
  context.translate(piece.x, piece.y);
  context.rotate(piece.turn);
  context.scale(1, Math.cos(piece.flip));
  context.fillStyle = colours[piece.colour % colours.length] ?? 'currentcolor';
  context.beginPath();
  if (piece.shape === 'heart') traceHeart(context, piece.size * 1.3);
  else if (piece.shape === 'dot') context.arc(0, 0, piece.size / 2, 0, Math.PI * 2);
  else context.roundRect(-piece.size / 2, -piece.size / 4, piece.size, piece.size / 2, 1.5);
  context.fill();
  context.restore();
}
