export const PARTICLE_COUNT = 60;
export const MIN_SIZE = 1;
export const MAX_SIZE = 10;

export interface Particle {
  /** CSS pixels. */
  x: number;
  y: number;
  /** Seconds of its sway. */
  time: number;
  /** Pixels per second upward. Large ones are near and rise faster. */
  readonly rise: number;
  readonly sway: number;
  /** 1 to 10 CSS pixels. */
  readonly size: number;
  readonly opacity: number;
  readonly isHeart: boolean;
}

const HEART_FROM = 6;

/** Creates particles spread over an area, many small and few large. `random` returns 0 to 1. */
export function makeParticles(count: number, width: number, height: number, random: () => number): Particle[] {
  return Array.from({ length: count }, () => {
    const size = MIN_SIZE + (MAX_SIZE - MIN_SIZE) * random() ** 2;
    return {
      x: random() * width,
      y: random() * height,
      time: random() * 10,
      rise: 5 + size * 2.2,
      sway: 4 + random() * 10,
      size,
      opacity: 0.12 + random() * 0.3,
      isHeart: size >= HEART_FROM,
    };
  });
}

/** Moves a particle. One that leaves the top returns below the bottom. */
export function moveParticle(particle: Particle, seconds: number, height: number): void {
  particle.time += seconds;
  particle.y -= particle.rise * seconds;
  if (particle.y < -MAX_SIZE) particle.y = height + MAX_SIZE;
}

/** The opacity of a particle at its height: it fades towards both edges. */
export function visibility(y: number, height: number): number {
  const edge = height * 0.2;
  return Math.max(0, Math.min(1, y / edge, (height - y) / edge));
}
