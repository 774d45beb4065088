/** Counts the components with unsaved input. Calls `listener` when the first one appears and when the last one disappears. */
export function makeUnsaved(listener: (isAnythingUnsaved: boolean) => void): () => () => void {
  let count = 0;
  return () => {
    if (count++ === 0) listener(true);
    let isCounted = true;
    return () => {
      if (!isCounted) return;
      isCounted = false;
      if (--count === 0) listener(false);
    };
  };
}
