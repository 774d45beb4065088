import { type LiveEvent, liveEventSchema } from '@billet/shared-domain/contract';
import type { World } from './harness.ts';
import type { Person } from './person.ts';

export interface Stream {
  /** The next event, without heartbeats. `id` is empty if it has none. */
  next(): Promise<{ id: string; data: LiveEvent }>;
  close(): void;
}

/** Opens a person's live events, after `lastEventId` if given. */
export async function openStream(world: Pick<World, 'url'>, person: Person, lastEventId?: string): Promise<Stream> {
  const controller = new AbortController();
  const headers = { 'API-Token': person.initData, ...(lastEventId === undefined ? {} : { 'Last-Event-ID': lastEventId }) };
  const { body } = await fetch(`${world.url}/api/events`, { headers, signal: controller.signal });
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  return {
    async next() {
      for (;;) {
        const frame = /^(?:id: (.*)\n)?data: (.*)\n\n/m.exec(text);
        if (frame) {
          text = text.slice(frame.index + frame[0].length);
          return { id: frame[1] ?? '', data: liveEventSchema.parse(JSON.parse(frame[2] ?? '')) };
        }
        const chunk = await reader?.read();
        if (!chunk || chunk.done) throw new Error('The stream ended');
        text += chunk.value;
      }
    },
    close: () => controller.abort(),
  };
}
