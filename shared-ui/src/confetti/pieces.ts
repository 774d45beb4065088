export const CONFETTI_COUNT = 200;
export const CONFETTI_SECONDS = 2.5;

export interface Piece {
  x: number;
  y: number;
  speedX: number;
  speedY: number;
  turn: number;
  turnSpeed: number;
  flip: number;
  readonly flipSpeed: number;
  readonly size: number;
  readonly colour: number;
  readonly shape: 'strip' | 'dot' | 'heart';
}

const GRAVITY = 900;
const DRAG = 1.5;
const SHAPES = ['strip', 'strip', 'dot', 'heart'] as const;

/** Creates two bursts from the lower corners, up and inward, scaled to the area (CSS pixels). `random` returns 0 to 1. */
export function makePieces(count: number, width: number, height: number, random: () => number): Piece[] {
  return Array.from({ length: count }, (_, index) => {
    const side = index % 2 === 0 ? 0 : 1;
    const angle = (0.28 + random() * 0.2) * Math.PI;
    const speed = height * (0.9 + random() * 1.25);
    return {
      x: side * width,
      y: height * 0.78,
      speedX: Math.cos(angle) * speed * 0.8 * (side === 0 ? 1 : -1),
      speedY: -Math.sin(angle) * speed,
      turn: random() * Math.PI * 2,
      turnSpeed: (random() - 0.5) * 12,
      flip: random() * Math.PI * 2,
      flipSpeed: 4 + random() * 8,
      size: 6 + random() * 7,
      colour: index,
      shape: SHAPES[index % SHAPES.length] ?? 'dot',
    };
  });
}

/** Moves a piece by some seconds: gravity, drag and rotation. */
export function movePiece(piece: Piece, seconds: number): void {
  const damping = Math.exp(-DRAG * seconds);
  piece.speedX *= damping;
  piece.speedY = piece.speedY * damping + GRAVITY * seconds;
  piece.x += piece.speedX * seconds;
  piece.y += piece.speedY * seconds;
  piece.turn += piece.turnSpeed * seconds;
  piece.flip += piece.flipSpeed * seconds;
}

/** The opacity of the confetti after `seconds`: it fades out in the last half second. */
export function opacityAt(seconds: number): number {
  return Math.max(0, Math.min(1, (CONFETTI_SECONDS - seconds) / 0.5));
}
