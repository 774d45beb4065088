import { readSettings, SettingsError } from './settings.ts';
import { startSimulator } from './simulator.ts';

/** Runs until a signal. An invalid setting ends the start with one line that says what to change. */
async function main(): Promise<void> {
  const simulator = await startSimulator(readSettings(process.env));
  console.log(`simulator: http://localhost:${simulator.port} (Bot API at http://127.0.0.1:${simulator.port})`);
  const stop = (): void => void simulator.stop().then(() => process.exit(0));
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  // when started by another process, exit with it, even if it crashes
  process.once('disconnect', stop);
}

main().catch((error: unknown) => {
  console.error(error instanceof SettingsError ? `simulator: ${error.message}` : error);
  process.exit(1);
});
