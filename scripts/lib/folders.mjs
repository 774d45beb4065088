import { accessSync, constants } from 'node:fs';
import path from 'node:path';

/** The error code if a folder cannot be created or written, otherwise null. For a missing folder, checks its nearest existing ancestor. */
function refusal(folder) {
  try {
    // the trailing dot makes a file of that name fail
    accessSync(`${folder}/.`, constants.W_OK);
    return null;
  } catch ({ code }) {
    const parent = path.dirname(folder);
    return code === 'ENOENT' && parent !== folder ? refusal(parent) : code;
  }
}

const isBucket = (place) => /^\w+:\/\//.test(place);

/** The folders that a build and a start write to, by their settings. */
function foldersOf({ RELEASE_STORE, RELEASE_DIR, DATA_DIR, DATABASE_URL }) {
  const place = RELEASE_STORE || RELEASE_DIR || '.release';
  const usesDataFolder = !DATABASE_URL || DATABASE_URL === 'embedded' || isBucket(place);
  return {
    ...(!isBucket(place) && { [RELEASE_STORE ? 'RELEASE_STORE' : 'RELEASE_DIR']: place }),
    ...(usesDataFolder && { DATA_DIR: DATA_DIR || '.data' }),
  };
}

/** A sentence about the first folder that a build or a start cannot write to, or null. */
export function folderFault(checkout, settings) {
  const code = refusal(checkout);
  if (code !== null) return `${checkout} can't be written (${code}); give it to this user`;
  for (const [name, place] of Object.entries(foldersOf(settings))) {
    const folder = path.resolve(checkout, place);
    const why = refusal(folder);
    if (why !== null) return `${name}: ${folder} can't be written (${why}); set it to a folder that this user may write in`;
  }
  return null;
}
