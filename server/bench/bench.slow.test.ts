import { afterAll, beforeAll, expect, test } from '@rstest/core';
import { type Deployment, deploy } from './deployment.ts';
import { measureAll, quick } from './measure.ts';

let deployment: Deployment;
beforeAll(async () => {
  deployment = await deploy(quick);
});
afterAll(() => deployment.close());

test("[OPS-05] the benchmark measures every part, and the bare routes match the server's statements", async () => {
  const figures = await measureAll(deployment, quick);
  for (const { name, value } of figures) expect([name, Number.isFinite(value)]).toEqual([name, true]);
  expect(figures.find(({ name }) => name === 'herd.unserved')?.value).toBe(0);
});
