// Prints the failures at the end of a run.
import path from 'node:path';
import { commandOf } from './command-line.mjs';

/** The lines of one failure: the test, the expectation, the screenshots, and the command that runs it alone. */
export function failureLines({ project, file, title, name, expected, artifacts }, root) {
  return [
    `failed: ${name}`,
    ...(file ? [`  in     ${file}`] : []),
    ...expected.map((line, index) => `  ${index === 0 ? 'error ' : '      '} ${line}`),
    ...artifacts.map((artifact) => `  see    ${path.relative(root, artifact)}`),
    `  alone  ${commandOf(project, file, title)}`,
  ];
}
