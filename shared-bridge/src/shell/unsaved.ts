/** Counts the components with unsaved input. Calls `tell` when the first one appears and when the last one disappears. */
export function makeUnsaved(tell: (isAnythingUnsaved: boolean) => void): () => () => void {
  let holders = 0;
  return () => {
    if (holders++ === 0) tell(true);
    let isHeld = true;
    return () => {
      if (!isHeld) return;
      isHeld = false;
      if (--holders === 0) tell(false);
    };
  };
}
