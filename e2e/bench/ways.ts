/** The same source, delivered in three ways. */
export const ways = {
  /** As people get it: a host, and remotes found at run time. */
  federated: 'federated',
  /** One bundle with the same first frames in its page. */
  framed: 'in one piece, with frames',
  /** One bundle, nothing on the screen before its code. */
  plain: 'in one piece, without frames',
} as const;

export type Way = keyof typeof ways;
