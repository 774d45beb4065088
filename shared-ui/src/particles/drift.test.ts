import { expect, test } from '@rstest/core';
import { isFrameDue } from '../motion/loop.ts';
import { isLowEnd } from '../motion/motion.ts';
import { MAX_SIZE, makeParticles, moveParticle, PARTICLE_COUNT, visibility } from './drift.ts';

test('[VIS-02] 60 particles of size 1 to 10 are inside the area', () => {
  const particles = makeParticles(PARTICLE_COUNT, 390, 844, Math.random);
  expect(particles.length).toBe(60);
  for (const { x, y, size } of particles) {
    expect(size).toBeGreaterThanOrEqual(1);
    expect(size).toBeLessThanOrEqual(10);
    expect(x >= 0 && x <= 390 && y >= 0 && y <= 844).toBe(true);
  }
});

test('[VIS-02] the extremes of random give the extremes of the sizes', () => {
  expect(makeParticles(1, 1, 1, () => 0)[0]?.size).toBe(1);
  expect(makeParticles(1, 1, 1, () => 1)[0]?.size).toBe(10);
});

test('[VIS-02] a particle rises and returns at the bottom after leaving the top', () => {
  const [particle] = makeParticles(1, 390, 844, () => 0.5);
  if (particle === undefined) throw new Error('no particle');
  const before = particle.y;
  moveParticle(particle, 1, 844);
  expect(particle.y).toBeLessThan(before);
  particle.y = -MAX_SIZE;
  moveParticle(particle, 1, 844);
  expect(particle.y).toBe(844 + MAX_SIZE);
  expect(visibility(particle.y, 844)).toBe(0);
  expect(visibility(422, 844)).toBe(1);
});

test('[VIS-02] at most 120 frames are drawn per second: a 240 Hz screen skips every other one, a 120 Hz screen none', () => {
  expect(isFrameDue(1000, 1000 + 1000 / 240)).toBe(false);
  expect(isFrameDue(1000, 1000 + 1000 / 120)).toBe(true);
  expect(isFrameDue(1000, 1000 + 1000 / 120 - 0.4)).toBe(true);
  expect(isFrameDue(1000, 1000 + 1000 / 60)).toBe(true);
});

test('[VIS-02] a device with two cores or the Android class LOW is slow', () => {
  const agent = (level: string) =>
    `Mozilla/5.0 (Linux; Android 14; K) Telegram-Android/11.3.3 (Xiaomi M2101; Android 14; SDK 34; ${level})`;
  expect(isLowEnd({ hardwareConcurrency: 8, userAgent: agent('LOW') })).toBe(true);
  expect(isLowEnd({ hardwareConcurrency: 8, userAgent: agent('AVERAGE') })).toBe(false);
  expect(isLowEnd({ hardwareConcurrency: 8, userAgent: 'Mozilla/5.0 (Linux; SLOW)' })).toBe(false);
  expect(isLowEnd({ hardwareConcurrency: 2, userAgent: agent('HIGH') })).toBe(true);
  expect(isLowEnd({ userAgent: 'Mozilla/5.0' })).toBe(false);
});
