export interface BlockPorts {
  readonly setBlock: (id: string, isBlocked: boolean) => Promise<boolean>;
  readonly show: (isBlocked: boolean) => void;
}

/** Shows the block at once and takes it back where the server didn't agree. Never rejects. */
export async function changeBlock(ports: BlockPorts, id: string, isBlocked: boolean): Promise<'changed' | 'failed'> {
  ports.show(isBlocked);
  try {
    ports.show(await ports.setBlock(id, isBlocked));
    return 'changed';
  } catch {
    ports.show(!isBlocked);
    return 'failed';
  }
}
