/** A block of shell commands in a page. */
export interface Block {
  readonly lines: readonly string[];
  /** The block begins in the project's folder, because it calls one of its commands. */
  readonly isInProject: boolean;
}

/** The blocks marked `sh` of a page, in order. */
export function commandsIn(page: string): Block[] {
  return Array.from(page.matchAll(/^```sh\n(.*?)^```$/gms), ([, text = '']) => {
    const lines = text.trim().split('\n');
    return { lines, isInProject: lines.some((line) => line.startsWith('npm run new ')) };
  });
}

/** The commands of a workflow, each once, with the inputs of a run by hand. */
export function ciCommandsIn(workflow: string, inputs: Readonly<Record<string, string>>): string[] {
  const lines = Array.from(workflow.matchAll(/^\s+(?:- )?run: (.*)$/gm), ([, line = '']) => line);
  return [...new Set(lines)].map((line) => line.replaceAll(/\$\{\{ inputs\.(\w+) \}\}/g, (_, name: string) => inputs[name] ?? ''));
}
