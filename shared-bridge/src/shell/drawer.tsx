import { type CSSProperties, createContext, useContext, useMemo, useRef } from 'react';
import { Drawer as Vaul } from 'vaul';
import type { SheetProps } from '../contract.ts';
import { announceSteps } from './announce-steps.ts';
import styles from './drawer.module.css';
import { drawer } from './drawer-numbers.ts';
import { allowPullToClose } from './pull-to-close.ts';
import { useKeyboardInset } from './use-keyboard-inset.ts';
import { useLayer } from './use-layer.ts';
import { useScrollLock } from './use-scroll-lock.ts';

const InsideDrawer = createContext(false);

/** A scaled page moves its fixed bars and its scroll position: only a page that fits the screen is scaled. */
const fitsScreen = () => document.documentElement.scrollHeight <= window.innerHeight;

/** vaul scales the page by inline transitions, which do not follow the user's preference. */
const isMotionReduced = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** The implementation of a sheet: gestures and focus trap of vaul under our own overlay, without injected styles. */
export default function Drawer({
  isOpen,
  onClose,
  onBack = onClose,
  label,
  children,
  canClose = true,
  duration = drawer.duration,
}: SheetProps) {
  const isNested = useContext(InsideDrawer);
  const isScaling = useMemo(() => isOpen && !isNested && !isMotionReduced() && fitsScreen(), [isOpen, isNested]);
  const content = useRef<HTMLDivElement>(null);
  const opener = useRef<Element | null>(null);
  const keyboard = useKeyboardInset(isOpen);
  const close = () => {
    if (canClose) onClose();
  };
  useLayer(isOpen, () => {
    if (canClose) onBack();
  });
  useScrollLock(isOpen);

  const Root = isNested ? Vaul.NestedRoot : Vaul.Root;
  const numbers = { '--drawer-duration': `${duration}ms`, '--drawer-part': drawer.snapPoint, '--keyboard': `${keyboard}px` };
  return (
    <Root
      open={isOpen}
      onOpenChange={(isOpenNow) => !isOpenNow && close()}
      dismissible={canClose}
      closeThreshold={drawer.closeThreshold}
      scrollLockTimeout={isNested ? drawer.nestedScrollLock : drawer.scrollLock}
      repositionInputs={false}
      shouldScaleBackground={isScaling}
      setBackgroundColorOnScale={false}
      noBodyStyles
    >
      <Vaul.Portal>
        <div className={styles.overlay} data-state={isOpen ? 'open' : 'closed'} style={numbers as CSSProperties} aria-hidden="true" />
        <Vaul.Content
          ref={content}
          className={styles.drawer}
          // a sheet that is closing takes no taps or keys
          inert={!isOpen}
          style={numbers as CSSProperties}
          aria-describedby={undefined}
          // a notice is above the sheet: pressing it or swiping it away does not count as outside
          onPointerDownOutside={(event) => isNotice(event.detail.originalEvent.target) && event.preventDefault()}
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            opener.current = currentFocusOwner();
            content.current?.focus({ preventScroll: true });
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            restoreFocus(opener.current);
          }}
        >
          <Vaul.Title asChild>
            <span className={styles.label}>{label}</span>
          </Vaul.Title>
          <div ref={attachListeners} className={styles.body}>
            <InsideDrawer value={true}>{children}</InsideDrawer>
          </div>
        </Vaul.Content>
      </Vaul.Portal>
    </Root>
  );
}

const isNotice = (target: EventTarget | null) => target instanceof Element && target.closest('[data-sonner-toaster]') !== null;

/** Attaches the listeners for the content while it is mounted. */
function attachListeners(body: HTMLElement | null): () => void {
  const detachers = [allowPullToClose(body), announceSteps(body)];
  return () => {
    for (const detach of detachers) detach?.();
  };
}

const isFocusFree = () => document.activeElement === null || document.activeElement === document.body;

/** The element that gets the focus back from the last sheet. */
let focusOwner: Element | null = null;

/** The element with the focus. If a sheet replaces one that has not returned the focus yet, the element that had it before both. */
function currentFocusOwner(): Element | null {
  const isStaying = !isFocusFree() && !document.activeElement?.closest('[role="dialog"][data-state="closed"]');
  if (isStaying) focusOwner = document.activeElement;
  return focusOwner;
}

/** Returns the focus to the opener, unless another element has taken it. */
function restoreFocus(opener: Element | null): void {
  if (!isFocusFree()) return;
  focusOwner = null;
  if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
}
