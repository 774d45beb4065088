/** A file as it was read. */
export interface Stored {
  readonly content: Uint8Array;
  /** Says nothing but this: another content has another tag. */
  readonly tag: string;
}

/**
 * Where a deployment's files are. Names are like `r/inbox/pages.3f2a.js`; whoever reads a name sees a whole file, whatever is
 * killed meanwhile. Content types, caching headers and compressed copies are the store's own business.
 */
export interface Store {
  /** For messages: a folder, or like `s3://bucket/prefix`. */
  readonly place: string;
  /** Null where there is none of that name. */
  read(name: string): Promise<Stored | null>;
  /** A word that changes when the file does, cheaper to come by than its content; null where there is none of that name. */
  mark(name: string): Promise<string | null>;
  /** False: a file of that name is there, and stays as it is. */
  create(name: string, content: Uint8Array): Promise<boolean>;
  /** Replaces the file with that tag (null: none); false where it isn't, or isn't any more, the one. */
  swap(name: string, content: Uint8Array, tag: string | null): Promise<boolean>;
  /** Every file whose name begins with `prefix`, with the time it was last written. */
  list(prefix: string): Promise<readonly { readonly name: string; readonly changedAt: Date }[]>;
  /** What is wrong with what the store itself keeps beside a file of this content, a sentence each. */
  faultsBeside?(name: string, content: Uint8Array): Promise<readonly string[]>;
  /** Nothing happens where there is none of that name. */
  remove(name: string): Promise<void>;
}
