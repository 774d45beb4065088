export interface Waiting<End> {
  readonly name: string;
  readonly isReady: () => Promise<boolean>;
  readonly ended: Promise<End>;
  readonly printLine: (line: string) => unknown;
  readonly now?: () => number;
  readonly pause?: (milliseconds: number) => Promise<unknown>;
}

export function answers(url: string): Promise<boolean>;
export function waitUntilReady<End>(waiting: Waiting<End>): Promise<End | null>;
