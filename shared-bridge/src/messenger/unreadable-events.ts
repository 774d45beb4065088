type Data = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Data => typeof value === 'object' && value !== null;
const areNumbers = (data: Data, names: readonly string[]) => names.every((name) => typeof data[name] === 'number');
const isColour = (value: unknown) => typeof value === 'number' || (typeof value === 'string' && /^#[\da-f]{6}$/i.test(value));

const SIDES = ['top', 'bottom', 'left', 'right'];
const isArea = (data: Data) => areNumbers(data, SIDES);

/** What the library requires of the events that clients send unasked. */
const readable: Readonly<Record<string, (data: Data) => boolean>> = {
  theme_changed: ({ theme_params: theme }) => isRecord(theme) && Object.values(theme).every(isColour),
  viewport_changed: (data) => areNumbers(data, 'width' in data ? ['height', 'width'] : ['height']),
  safe_area_changed: isArea,
  content_safe_area_changed: isArea,
};

/** Whether the library would refuse a client's message with an error on the console. */
export function isUnreadable(message: unknown): boolean {
  try {
    const { eventType, eventData } = JSON.parse(String(message));
    const isReadable = Object.hasOwn(readable, eventType) ? readable[eventType] : undefined;
    return isReadable !== undefined && !(isRecord(eventData) && isReadable(eventData));
  } catch {
    return false;
  }
}

/**
 * Keeps unreadable events from the library, which listens after this. Our own listeners came before; they take what can be read of an event
 * and leave the rest as it was.
 */
export function dropUnreadableEvents(): void {
  window.addEventListener('message', (event) => {
    if (event.source === window.parent && isUnreadable(event.data)) event.stopImmediatePropagation();
  });
}
