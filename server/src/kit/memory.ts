import { Session } from 'node:inspector/promises';

/**
 * Gives back what only the start needed. Node copies a package's whole description for each of its modules that it links: 200 MB for
 * drizzle's, which the engine would keep until it needs room, and take for what we usually need.
 */
export async function giveMemoryBack(): Promise<void> {
  const session = new Session();
  session.connect();
  await session.post('HeapProfiler.collectGarbage');
  session.disconnect();
}
