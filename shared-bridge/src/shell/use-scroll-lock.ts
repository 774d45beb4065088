import { useEffect } from 'react';
import { pageSingleton } from '../page-singleton.ts';

const locks = pageSingleton('scroll-locks', () => new Set<symbol>());

/** Prevents the page from scrolling while a layer is open. */
export function useScrollLock(isActive: boolean): void {
  useEffect(() => {
    if (!isActive) return;
    const lock = Symbol('lock');
    const root = document.documentElement;
    locks.add(lock);
    root.style.setProperty('overflow', 'hidden');
    return () => {
      locks.delete(lock);
      if (locks.size === 0) root.style.removeProperty('overflow');
    };
  }, [isActive]);
}
