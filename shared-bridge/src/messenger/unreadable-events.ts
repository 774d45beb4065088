type Data = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Data => typeof value === 'object' && value !== null;
const areNumbers = (data: Data, names: readonly string[]) => names.every((name) => typeof data[name] === 'number');
const isColour = (value: unknown) => typeof value === 'number' || (typeof value === 'string' && /^#[\da-f]{6}$/i.test(value));

const SIDES = ['top', 'bottom', 'left', 'right'];
const isArea = (data: Data) => areNumbers(data, SIDES);

/** The fields that the library requires in events that clients send. */
const readable: Readonly<Record<string, (data: Data) => boolean>> = {
  theme_changed: ({ theme_params: theme }) => isRecord(theme) && Object.values(theme).every(isColour),
  viewport_changed: (data) => areNumbers(data, 'width' in data ? ['height', 'width'] : ['height']),
  safe_area_changed: isArea,
  content_safe_area_changed: isArea,
};

/** Whether the library would reject a message of the client with a console error. */
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
 * Stops unreadable events before they reach the library, whose listener is added later. Our own listeners were added earlier; they apply
 * the valid parts of an event and leave the rest unchanged.
 */
export function dropUnreadableEvents(): void {
  window.addEventListener('message', (event) => {
    if (event.source === window.parent && isUnreadable(event.data)) event.stopImmediatePropagation();
  });
}
