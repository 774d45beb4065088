import { useEffect, useState } from 'react';

const SAID_MS = 1500;

/** Copies text, and confirms it for a moment. */
export function useCopy(): [isCopied: boolean, copy: (text: string) => void] {
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), SAID_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const copy = (text: string): void => void navigator.clipboard.writeText(text).then(() => setCopied(true));
  return [isCopied, copy];
}
