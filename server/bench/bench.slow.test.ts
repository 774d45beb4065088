import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@rstest/core';
import { QUICK_START } from '../test/run-server.ts';
import { measureAll, partNames } from './parts/measure.ts';
import { type Deployment, deploy } from './stage/deployment.ts';

const tiny = { items: 2_000, people: 400, rounds: 1, seconds: 0.02, streams: 20, herd: 20 };
let deployment: Deployment;
beforeAll(async () => {
  deployment = await deploy(path.resolve(import.meta.dirname, '../..'), tiny, () => {}, QUICK_START);
}, 600_000);
afterAll(() => deployment.close());

test("[OPS-05] the benchmark measures every part, and the baseline routes match the server's statements", async () => {
  const { figures, herd } = await measureAll(deployment, tiny, partNames, () => {});
  for (const { name, value } of figures) expect([name, Number.isFinite(value)]).toEqual([name, true]);
  const goals = figures.filter(({ goal }) => goal !== undefined).map(({ name }) => name.split('.')[0]);
  expect(new Set(goals)).toEqual(new Set(['rest', 'page', 'unwrap', 'checkout', 'large-inbox', 'streams', 'arrival', 'herd']));
  expect(herd?.at(-1)?.[1]).toBe(tiny.herd);
}, 600_000);
