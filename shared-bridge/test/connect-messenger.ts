import { FRAME } from './fake-host.ts';

/** Opens the connection to the messenger and loads its library, as in a running page. Call it after `frameApp`. */
export async function connectMessenger(version = '9.0', frame: string | null = FRAME): Promise<void> {
  const { handOverToLibrary, configureWire } = await import('../src/messenger/wire.ts');
  const { libraryFile } = await import('../src/messenger/library.ts');
  const { mountParts } = await import('../src/environment/components.ts');
  configureWire(version, frame);
  const library = await libraryFile.load();
  handOverToLibrary();
  library.initializeLibrary(frame, version);
  mountParts(() => {});
}
