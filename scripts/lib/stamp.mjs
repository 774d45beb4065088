// What a folder's installation leaves behind: the lock file's hash, and which part of it where it wasn't all.

export const stampOf = (hash, part) => [hash, ...part].join('\n');

/** Whether what was installed has what is wanted: all of the same lock file, or the very same part. */
export const isInstalled = (stamp, hash, part) => stamp === stampOf(hash, []) || stamp === stampOf(hash, part);

/** Whether only a part was installed. */
export const isPart = (stamp) => stamp.includes('\n');
