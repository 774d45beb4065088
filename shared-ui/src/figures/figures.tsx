import type { ReactNode } from 'react';
import { digits } from './digits.ts';

export interface FiguresProps {
  /** A text is shown unchanged, a number in the digits of the page language. */
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

/** Digits with their signs, such as '−30 %', '#12' or '3/5': left to right in every language, and isolated from the text around. */
export function Figures({ children, className }: FiguresProps) {
  return (
    <bdi dir="ltr" className={className}>
      {typeof children === 'number' ? digits(children) : children}
    </bdi>
  );
}
