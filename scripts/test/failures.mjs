// Prints the failures at the end of a run.
import path from 'node:path';
import { commandOf } from './command-line.mjs';

/** The place of the error and the failing step, such as `e2e/support/notes.ts:12 in [SND-01] sends a note`. */
function placeOf(location, step, root) {
  const line = location ? `${path.relative(root, location.file)}:${location.line}` : '';
  return [line, step].filter(Boolean).join(' in ');
}

/** The lines of one failure: the test, the place, the expectation, the screenshots, and the command that runs it alone. */
export function failureLines({ project, file, title, name, expected, step, location, artifacts }, root) {
  const place = placeOf(location, step, root);
  return [
    `failed: ${name}`,
    ...(file ? [`  in     ${file}`] : []),
    ...(place ? [`  at     ${place}`] : []),
    ...expected.map((line, index) => `  ${index === 0 ? 'error ' : '      '} ${line}`),
    ...artifacts.map((artifact) => `  see    ${path.relative(root, artifact)}`),
    `  alone  ${commandOf(project, file, title)}`,
  ];
}
