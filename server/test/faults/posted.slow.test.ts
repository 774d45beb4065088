import { testSeeds } from './seeds.ts';

// connections cut, a stopped PostgreSQL and all told again, a killed server
testSeeds('posted', [1, 3, 9]);
