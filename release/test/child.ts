// A process of its own that runs a command, or holds the lock, and is killed outright where it is told to be.
// Arguments: what it does, the folder, the operation on the disk and the beginning of the file's name, when; for 'a release' a build's folder.
import path from 'node:path';
import { releaseRemote } from '../src/commands/release.ts';
import { rollbackRemote } from '../src/commands/rollback.ts';
import { locked } from '../src/store/lock.ts';
import { type Death, mortalDisk, type When } from './mortal.ts';
import { callOn } from './parts.ts';

const [what = '', folder = '', operation = '', name = '', when = '', dist = ''] = process.argv.slice(2);

const death: Death = (done, file) => (done === operation && path.relative(folder, file).startsWith(name) ? (when as When) : null);

function die(): never {
  process.kill(process.pid, 'SIGKILL');
  // the signal is on its way
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
  throw new Error('Still alive');
}

const call = callOn(folder, mortalDisk(death, die));
if (what === 'release') await releaseRemote(call, 'inbox', dist);
if (what === 'rollback') await rollbackRemote(call, 'inbox');
if (what === 'hold')
  locked(path.join(folder, '.lock.sqlite'), () => {
    console.log('held');
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
  });
