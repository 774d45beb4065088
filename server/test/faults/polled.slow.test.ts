import { testSeeds } from './seeds.ts';

// everything at once, two killed servers with a messenger that fails
testSeeds('polled', [4, 6]);
