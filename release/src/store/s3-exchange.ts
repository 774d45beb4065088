export interface Request {
  readonly method: 'GET' | 'HEAD' | 'PUT' | 'DELETE';
  /** Of the object, without the store's prefix; the bucket itself without it. */
  readonly name?: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Uint8Array;
}

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly content: Uint8Array;
  /** Nobody knows what became of a try before this one: it may have been done. */
  readonly wasRepeated: boolean;
}
