import { spawn } from 'node:child_process';
import path from 'node:path';

/** Formats TypeScript with the project's formatter. `root`: where the formatter is installed. */
export function format(root: string, text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const formatter = path.join(root, 'node_modules/@biomejs/biome/bin/biome');
    const child = spawn(process.execPath, [formatter, 'format', '--stdin-file-path=surface.d.ts'], { cwd: root });
    let output = '';
    let complaint = '';
    child.stdout.on('data', (chunk) => (output += String(chunk)));
    child.stderr.on('data', (chunk) => (complaint += String(chunk)));
    child.on('error', reject);
    child.on('close', (code) => (code === 0 ? resolve(output) : reject(new Error(`The contract can't be formatted:\n${complaint}`))));
    child.stdin.end(text);
  });
}
