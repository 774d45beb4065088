// How failures are told at the end of a run.
import path from 'node:path';
import { commandOf } from './command-line.mjs';

/** The lines about one failure: the test, what was expected, where its pictures are, how to run it alone. */
export function failureLines({ project, file, title, name, expected, artifacts }, root) {
  return [
    `failed: ${name}`,
    ...(file ? [`  in     ${file}`] : []),
    ...expected.map((line, index) => `  ${index === 0 ? 'error ' : '      '} ${line}`),
    ...artifacts.map((artifact) => `  see    ${path.relative(root, artifact)}`),
    `  alone  ${commandOf(project, file, title)}`,
  ];
}
