// A child process that runs a command, or holds the lock, and kills itself at the given disk operation. Arguments: command, folder, disk
// operation, prefix of the file name, when; for 'release' also a build's folder.
import path from 'node:path';
import { releaseRemote } from '../src/commands/release.ts';
import { rollbackRemote } from '../src/commands/rollback.ts';
import { locked } from '../src/store/lock.ts';
import { crashingDisk, type Death, type When } from './crashing.ts';
import { contextOn } from './parts.ts';

const [what = '', folder = '', operation = '', name = '', when = '', dist = ''] = process.argv.slice(2);

const death: Death = (done, file) => (done === operation && path.relative(folder, file).startsWith(name) ? (when as When) : null);

function die(): never {
  process.kill(process.pid, 'SIGKILL');
  // the signal is on its way
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
  throw new Error('Still alive');
}

const context = contextOn(folder, crashingDisk(death, die));
if (what === 'release') await releaseRemote(context, 'inbox', dist);
if (what === 'rollback') await rollbackRemote(context, 'inbox');
if (what === 'hold')
  locked(path.join(folder, '.lock.sqlite'), () => {
    console.log('held');
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
  });
