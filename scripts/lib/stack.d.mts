export interface StackSettings {
  readonly port: number;
  readonly simulatorPort: number;
  /** False starts no simulator, for a real messenger. */
  readonly withSimulator?: boolean;
  readonly env?: Readonly<Record<string, string>>;
  readonly output?: 'inherit' | 'ignore';
}

export interface Stack {
  stop(): Promise<unknown>;
  /** The exit code of the part that ended first. */
  readonly ended: Promise<number>;
}

export function startStack(settings: StackSettings): Promise<Stack>;
