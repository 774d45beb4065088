import type { ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';

/** Null once it accepts connections, else the reason why it ended. */
export function readiness(postgres: ChildProcess): Promise<string | null> {
  const tail = readTail(postgres);
  return new Promise((resolve) => {
    // every line is looked at: many lines of refused clients may arrive along with this one
    if (postgres.stderr)
      createInterface({ input: postgres.stderr }).on('line', (line) => {
        if (line.includes('ready to accept connections')) resolve(null);
      });
    postgres.once('error', (error) => resolve(error.message));
    // unlike at 'exit', its last lines have arrived
    postgres.once('close', () => resolve(tail()));
  });
}

export function readTail(child: ChildProcess): () => string {
  let text = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    text = (text + chunk.toString()).slice(-2000);
  });
  return () => text.trim().split('\n').slice(-3).join(' | ');
}
