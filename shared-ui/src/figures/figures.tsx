import type { ReactNode } from 'react';
import { digits } from './digits.ts';

export interface FiguresProps {
  /** Text as it is; a number in the digits of the page's language. */
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

/** Digits with what belongs to them, '−30 %', '#12', '3/5': left to right in every language, and apart from the words around. */
export function Figures({ children, className }: FiguresProps) {
  return (
    <bdi dir="ltr" className={className}>
      {typeof children === 'number' ? digits(children) : children}
    </bdi>
  );
}
