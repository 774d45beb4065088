import { testSeeds } from './seeds.ts';

testSeeds('polled', [2, 4, 6, 8, 10, 12]);
