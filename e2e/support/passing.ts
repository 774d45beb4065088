import type { IncomingMessage, ServerResponse } from 'node:http';

/** One request on its way through the proxy. */
export interface Passing {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  /** Asks the server; the answer comes as it is sent. `isPlain`: without compression, for a fault that reads the body. */
  forward(isPlain?: boolean): Promise<IncomingMessage>;
}

/** What becomes of an answer on its way. */
export type Fault = (passing: Passing) => Promise<void>;
