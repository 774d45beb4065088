// npm test -- mutants [files, folders or areas]: changes each file in many small ways, one at a time, and prints the changes that its test
// does not detect.
import path from 'node:path';
import { filesOf } from './mutants/areas.ts';
import { formatMutants, score } from './mutants/format-mutants.ts';
import { mutate } from './mutants/run.ts';

const root = path.resolve(import.meta.dirname, '..');
process.chdir(root);
const files = filesOf(root, process.argv.slice(2));
const results = [];
for (const file of files) {
  const mutants = await mutate(root, file);
  for (const line of formatMutants(file, mutants)) console.log(line);
  results.push(...mutants);
}
console.log(`${score(results)} in ${files.length} files`);
