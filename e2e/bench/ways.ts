/** Three deployments of the same source. */
export const ways = {
  /** As in production: a host and remotes that are resolved at run time. */
  federated: 'federated',
  /** One bundle with the same first frames in its page. */
  framed: 'in one piece, with frames',
  /** One bundle, without any content before its code has run. */
  plain: 'in one piece, without frames',
} as const;

export type Way = keyof typeof ways;
