import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** One open shell of an operator: variables that a block sets are available to the next blocks. */
export class OperatorShell {
  readonly #bash: ChildProcessWithoutNullStreams;
  readonly #folder = mkdtempSync(path.join(tmpdir(), 'blocks-'));
  #output = '';
  #watch: () => void = () => {};
  #count = 0;

  constructor(folder: string) {
    this.#bash = spawn('bash', ['-o', 'pipefail', '-e'], { cwd: folder, env: process.env });
    for (const stream of [this.#bash.stdout, this.#bash.stderr])
      stream.on('data', (chunk) => {
        this.#output += String(chunk);
        this.#watch();
      });
    this.#bash.once('close', () => this.#watch());
  }

  close(): void {
    this.#bash.stdin.end();
  }

  /** Runs a block and returns its output. Throws the last lines of the output if a command fails. */
  async run(text: string): Promise<string> {
    this.#count += 1;
    const file = path.join(this.#folder, `${this.#count}.sh`);
    const end = `@@end-${this.#count}@@`;
    writeFileSync(file, text);
    this.#output = '';
    const ended = new Promise<void>((resolve, reject) => {
      this.#watch = () => {
        if (this.#output.includes(end)) resolve();
        else if (this.#bash.exitCode !== null) reject(new Error(this.#output.trim().split('\n').slice(-12).join('\n')));
      };
    });
    this.#bash.stdin.write(`. ${file}\necho; echo ${end}\n`);
    await ended;
    return this.#output.replace(end, '').trim();
  }
}
