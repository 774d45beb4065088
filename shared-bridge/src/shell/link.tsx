import { forwardRef, type MouseEvent } from 'react';
import { type LinkProps, useHref, useLinkClickHandler } from 'react-router-dom';

/** The router options without undefined values. */
type Given<T> = { [K in keyof T]?: Exclude<T[K], undefined> };
const given = <T extends object>(options: T) => options as Given<T>;

/**
 * A link to a page of the app. The Link of the router also contains code for prefetching from a server framework: 2 KB compressed that are
 * unused here.
 */
export const Link = forwardRef<HTMLAnchorElement, LinkProps>(function Link({ to, onClick, ...props }, ref) {
  const { discover: _discover, prefetch: _prefetch, ...known } = props;
  const { replace, state, mask, preventScrollReset, relative, viewTransition, defaultShouldRevalidate, ...rest } = known;
  const { reloadDocument, ...attributes } = rest;
  const href = useHref(to, given({ relative }));
  const options = { replace, state, mask, preventScrollReset, relative, viewTransition, defaultShouldRevalidate };
  const go = useLinkClickHandler(to, given({ ...options, target: attributes.target }));
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!event.defaultPrevented && !reloadDocument) go(event);
  };
  return <a {...attributes} ref={ref} href={href} onClick={follow} />;
});
