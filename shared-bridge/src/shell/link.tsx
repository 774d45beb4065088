import { forwardRef, type MouseEvent } from 'react';
import { type LinkProps, useHref, useLinkClickHandler } from 'react-router-dom';

/** What was given, in the form of the router's options. */
type Given<T> = { [K in keyof T]?: Exclude<T[K], undefined> };
const given = <T extends object>(options: T) => options as Given<T>;

/**
 * A link to a page of the app. The router's own brings along what prefetches modules and fetches data for a server of its own, 2 KB over the
 * wire that do nothing here.
 */
export const Link = forwardRef<HTMLAnchorElement, LinkProps>(function Link({ to, onClick, ...props }, ref) {
  const { discover: _discover, prefetch: _prefetch, ...known } = props;
  const { replace, state, mask, preventScrollReset, relative, viewTransition, defaultShouldRevalidate, ...rest } = known;
  const { reloadDocument, ...attributes } = rest;
  const href = useHref(to, given({ relative }));
  const wishes = { replace, state, mask, preventScrollReset, relative, viewTransition, defaultShouldRevalidate };
  const go = useLinkClickHandler(to, given({ ...wishes, target: attributes.target }));
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!event.defaultPrevented && !reloadDocument) go(event);
  };
  return <a {...attributes} ref={ref} href={href} onClick={follow} />;
});
