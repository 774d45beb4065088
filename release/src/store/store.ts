/** A file as it was read. */
export interface Stored {
  readonly content: Uint8Array;
  /** An opaque value that changes with the content. */
  readonly etag: string;
}

/**
 * Storage for a deployment's files. Names are like `r/inbox/pages.3f2a.js`. Readers always see complete files, even if a writer is killed.
 * The store is responsible for content types, caching headers and compressed copies.
 */
export interface Store {
  /** For messages: a folder, or for example `s3://bucket/prefix`. */
  readonly place: string;
  /** Null if there is no file with that name. */
  read(name: string): Promise<Stored | null>;
  /** A value that changes with the file, cheaper than reading its content; null if there is no file with that name. */
  revision(name: string): Promise<string | null>;
  /** False: a file with that name exists, and is not changed. */
  create(name: string, content: Uint8Array): Promise<boolean>;
  /** Replaces the file with that etag (null: no file). False if the current etag differs. */
  swap(name: string, content: Uint8Array, etag: string | null): Promise<boolean>;
  /** Every file whose name starts with `prefix`, with the time of its last write. */
  list(prefix: string): Promise<readonly { readonly name: string; readonly changedAt: Date }[]>;
  /** Faults of the copies that the store keeps next to a file with this content, one sentence each. */
  faultsBeside?(name: string, content: Uint8Array): Promise<readonly string[]>;
  /** Deletes a file. Does nothing if it does not exist. */
  remove(name: string): Promise<void>;
}
