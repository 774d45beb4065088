import { testSeeds } from './seeds.ts';

// all faults at once, and two killed servers with a failing Telegram
testSeeds('polled', [4, 6]);
