import type { ReactNode, SVGAttributes } from 'react';

export type IconProps = SVGAttributes<SVGSVGElement>;

/** A 24-pixel line icon in the colour of the text. Decorative: its control has the name. */
export function Icon({ children, ...rest }: IconProps & { readonly children: ReactNode }) {
  return (
    <svg
      width={24}
      height={24}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.9}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      {...rest}
    >
      {children}
    </svg>
  );
}
