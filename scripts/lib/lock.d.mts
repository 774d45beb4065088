interface Lock {
  readonly packages: Readonly<Record<string, object>>;
}

export function isInstalled(
  lock: Lock,
  installed: Lock | null,
  workspaces?: readonly string[] | null,
  machine?: { readonly platform: string; readonly arch: string },
): boolean;
