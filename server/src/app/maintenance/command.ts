import { type Config, readConfig, readEnvFile } from '../../kit/config.ts';
import { startFailure } from '../../kit/start-error.ts';

/** Runs a command with the server's settings and prints the lines that it returns. An error is printed as one line, with exit code 1. */
export async function command(work: (config: Config, words: readonly string[]) => Promise<readonly string[]>): Promise<void> {
  try {
    readEnvFile();
    for (const line of await work(readConfig(process.env), process.argv.slice(2))) console.log(line);
  } catch (error) {
    console.error(startFailure(error));
    process.exitCode = 1;
  }
}
