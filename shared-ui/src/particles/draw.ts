import { fitCanvas } from '../motion/canvas.ts';
import { traceHeart } from '../motion/heart.ts';
import { runLoop } from '../motion/loop.ts';
import { makeParticles, moveParticle, type Particle, visibility } from './drift.ts';

const COLOUR_EVERY = 0.5;

/** Draws particles that drift upward in the text colour of the canvas, until the returned function is called. */
export function startParticles(canvas: HTMLCanvasElement, count: number): () => void {
  let surface = fitCanvas(canvas);
  let particles = surface === null ? [] : makeParticles(count, surface.width, surface.height, Math.random);
  const refit = new ResizeObserver(() => {
    if (surface?.width === canvas.clientWidth && surface.height === canvas.clientHeight) return;
    surface = fitCanvas(canvas);
    particles = surface === null ? [] : makeParticles(count, surface.width, surface.height, Math.random);
  });
  refit.observe(canvas);
  let untilColour = 0;
  let colour = '';
  const stopLoop = runLoop((seconds) => {
    if (surface === null) return true;
    // the colour follows mode and theme; reading it each frame would cost a style calculation
    untilColour -= seconds;
    if (untilColour <= 0) {
      colour = getComputedStyle(canvas).color;
      untilColour = COLOUR_EVERY;
    }
    const { context, width, height } = surface;
    context.clearRect(0, 0, width, height);
    context.fillStyle = colour;
    for (const particle of particles) {
      moveParticle(particle, seconds, height);
      drawParticle(context, particle, height);
    }
    return true;
  });
  return () => {
    stopLoop();
    refit.disconnect();
  };
}

function drawParticle(context: CanvasRenderingContext2D, particle: Particle, height: number): void {
  context.save();
  context.globalAlpha = particle.opacity * visibility(particle.y, height);
  context.translate(particle.x + Math.sin(particle.time * 0.6) * particle.sway, particle.y);
  context.beginPath();
  if (particle.isHeart) traceHeart(context, particle.size);
  else context.arc(0, 0, particle.size / 2, 0, Math.PI * 2);
  context.fill();
  context.restore();
}
