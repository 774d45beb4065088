import { testSeeds } from './seeds.ts';

// cut connections, a stopped PostgreSQL with all updates repeated, a killed server
testSeeds('posted', [1, 3, 9]);
