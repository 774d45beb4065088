import { testSeeds } from './seeds.ts';

// a killed server
testSeeds('polled', [12]);
