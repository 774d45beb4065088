import { testSeeds } from './seeds.ts';

testSeeds('posted', [1, 3, 5, 7, 9, 11]);
