/** Shows a change at once and goes back to what was where it couldn't be saved. Never rejects. */
export async function changeAtOnce<T>(
  ports: { readonly show: (value: T) => void; readonly save: (value: T) => Promise<unknown> },
  from: T,
  to: T,
): Promise<'changed' | 'failed'> {
  ports.show(to);
  try {
    await ports.save(to);
    return 'changed';
  } catch {
    ports.show(from);
    return 'failed';
  }
}
