/** Counts who holds something unsaved; tells when the first comes and when the last goes. */
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
