export interface Request {
  readonly method: 'GET' | 'HEAD' | 'PUT' | 'DELETE';
  /** Name of the object without the store's prefix; undefined for the bucket itself. */
  readonly name?: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Uint8Array;
}

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly content: Uint8Array;
  /** An earlier attempt had no response, and may have succeeded. */
  readonly wasRepeated: boolean;
}
