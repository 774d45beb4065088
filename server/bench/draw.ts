// node bench/draw.ts <record> <record> <file.svg>: draws the herds of two runs as one graph, the earlier version first.
import { readFileSync, writeFileSync } from 'node:fs';
import { drawHerd } from './herd/graph.ts';
import type { Found } from './kit/record.ts';

const [before = '', after = '', to = ''] = process.argv.slice(2);
const lines = Object.entries({ before, after }).map(([label, file]) => {
  const { wish, herd } = JSON.parse(readFileSync(file, 'utf8')) as Found;
  return { label, people: wish.herd, series: herd ?? [] };
});
writeFileSync(to, drawHerd(lines));
