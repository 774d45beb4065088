import type { Valentine } from '@billet/shared-domain/contract';

export interface VisibilityPorts {
  readonly setVisibility: (id: string, isPublic: boolean) => Promise<boolean>;
  readonly change: (id: string, change: (valentine: Valentine) => Valentine) => void;
}

/** Shows the new visibility at once and takes it back where the server didn't agree. Never rejects. */
export async function toggleVisibility(ports: VisibilityPorts, valentine: Valentine, isPublic: boolean): Promise<'changed' | 'failed'> {
  const show = (value: boolean) => ports.change(valentine.id, (held) => ({ ...held, isPublic: value }));
  show(isPublic);
  try {
    show(await ports.setVisibility(valentine.id, isPublic));
    return 'changed';
  } catch {
    show(valentine.isPublic);
    return 'failed';
  }
}
