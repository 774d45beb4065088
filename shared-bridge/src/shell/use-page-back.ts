import { useEffect } from 'react';
import type { PageBack } from './layers.ts';
import { layers } from './page-layers.ts';

/** Sets whether the page below all layers is full-screen, and how it navigates back (NAV-08). For the shell. */
export function usePageBack({ isFullScreen, goBack }: PageBack): void {
  useEffect(() => layers.setPage({ isFullScreen, goBack }), [isFullScreen, goBack]);
}
