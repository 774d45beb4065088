import { profiles } from '../../profiles/profiles.ts';
import { resized, sendEvents } from '../../protocol/appearance.ts';
import { type Effect, openFrame, type Params, step } from '../../protocol/frame.ts';
import { handle } from '../../protocol/handle.ts';
import type { PersonView } from '../../world/types.ts';
import { perform } from './effects.ts';
import { write } from './logbook.ts';
import type { Frame, Outer } from './parts.ts';
import { reloadFrame } from './reload-frame.ts';

export function createFrame(person: PersonView, url: string, outer: Outer): Frame {
  const { origin } = new URL(url);
  const listeners = new Set<() => void>();
  const timers = new Set<ReturnType<typeof setTimeout>>();
  let state = openFrame(profiles[person.profile], person.theme, person.access, person.quirk);
  let element: HTMLIFrameElement | null = null;
  let reloading: ReturnType<typeof setTimeout> | undefined;

  const later = (action: () => void, afterMs: number): void => {
    const timer = setTimeout(() => {
      timers.delete(timer);
      action();
    }, afterMs);
    timers.add(timer);
  };

  const post = (event: string, data: unknown): void => {
    element?.contentWindow?.postMessage(JSON.stringify({ eventType: event, eventData: data }), '*');
    write(person.id, 'messenger → app', event, data);
  };

  const follow = (effect: Effect): void => {
    if (effect.kind !== 'reply') perform(effect, person.id, frame, outer);
    else if (effect.afterMs) later(() => post(effect.event, effect.data), effect.afterMs);
    else post(effect.event, effect.data);
  };

  const receive = (event: MessageEvent): void => {
    if (event.source !== element?.contentWindow || event.origin !== origin) return;
    const message = messageIn(event.data);
    if (!message) return;
    write(person.id, 'app → messenger', message.method, message.params);
    frame.run((now) => handle(message.method, message.params, now, Date.now()) ?? step(now));
  };

  const frame: Frame = {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    run(next) {
      const done = next(state);
      state = done.state;
      for (const listener of listeners) listener();
      for (const effect of done.effects) follow(effect);
    },
    attach(iframe) {
      element = iframe;
      window.addEventListener('message', receive);
      const watcher = new ResizeObserver(() => {
        const { clientWidth: width, clientHeight: height } = iframe;
        if (state.isVisible && width && height) frame.run((now) => resized(now, { width, height }));
      });
      watcher.observe(iframe);
      for (const { afterMs, events } of state.profile.startEvents) later(() => frame.run((now) => sendEvents(now, events)), afterMs);
      return () => {
        window.removeEventListener('message', receive);
        watcher.disconnect();
        for (const timer of timers) clearTimeout(timer);
        clearTimeout(reloading);
      };
    },
    reload(afterMs) {
      clearTimeout(reloading);
      reloading = setTimeout(() => element && reloadFrame(element), afterMs);
    },
    keep: () => clearTimeout(reloading),
  };
  return frame;
}

/** Parses a message of the app. Null for anything that is not JSON of the right shape, which is ignored. */
function messageIn(data: unknown): { method: string; params: Params } | null {
  if (typeof data !== 'string') return null;
  try {
    const { eventType, eventData } = JSON.parse(data);
    if (typeof eventType !== 'string') return null;
    return { method: eventType, params: typeof eventData === 'object' && eventData !== null ? eventData : {} };
  } catch {
    return null;
  }
}
