import { FRAME } from './fake-host.ts';

/** Opens the line to the messenger and brings its library, as a page has them once it stands. Call it after `frameApp`. */
export async function meetMessenger(version = '9.0', frame: string | null = FRAME): Promise<void> {
  const { handOver, openLine } = await import('../src/messenger/wire.ts');
  const { libraryFile } = await import('../src/messenger/library.ts');
  const { mountParts } = await import('../src/environment/components.ts');
  openLine(version, frame);
  const library = await libraryFile.load();
  handOver();
  library.speakWith(frame, version);
  mountParts(() => {});
}
