import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Files to create and to change. Nothing is written before `write`, and `undo` restores what was there before. */
export class Changes {
  readonly #texts = new Map<string, string>();
  readonly #before = new Map<string, string | null>();
  readonly #backedUp: string[] = [];

  /** The text of a file with all changes so far. Throws if there is none. */
  read(file: string): string {
    return this.#texts.get(file) ?? readFileSync(file, 'utf8');
  }

  has(file: string): boolean {
    return this.#texts.has(file) || existsSync(file);
  }

  /** Throws if the file exists. */
  create(file: string, text: string): void {
    if (this.has(file)) throw new Error(`${file} exists already`);
    this.#texts.set(file, text);
  }

  /** Throws if the change has no effect, because the file is not written as expected. */
  edit(file: string, change: (text: string) => string): void {
    const text = this.read(file);
    const changed = change(text);
    if (changed === text) throw new Error(`${file} is written in another way than this command expects; change it by hand`);
    this.#texts.set(file, changed);
  }

  /** `undo` also restores this file, which a command changes after `write`. */
  backUp(file: string): void {
    this.#backedUp.push(file);
  }

  get files(): string[] {
    return [...this.#texts.keys()];
  }

  write(): void {
    for (const file of [...this.#texts.keys(), ...this.#backedUp])
      this.#before.set(file, existsSync(file) ? readFileSync(file, 'utf8') : null);
    for (const [file, text] of this.#texts) {
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, text);
    }
  }

  /** `created`: a folder that did not exist before. */
  undo(created: string | null): void {
    for (const [file, text] of this.#before) {
      if (text === null) rmSync(file, { force: true });
      else writeFileSync(file, text);
    }
    if (created !== null) rmSync(created, { recursive: true, force: true });
  }
}
