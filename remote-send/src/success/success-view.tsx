import { Button, GiftArt, Hero } from '@billet/shared-ui';
import { lazy, Suspense, useEffect, useRef } from 'react';
import styles from './success-view.module.css';

const Celebration = lazy(() => import(/* webpackChunkName: "celebration" */ './celebration.tsx'));

export interface SuccessAction {
  readonly label: string;
  readonly onPress: () => void;
}

export interface SuccessViewProps {
  readonly artId: string;
  readonly title: string;
  readonly text: string;
  readonly messageLabel: string;
  /** What was written; nothing is shown for a note without words. */
  readonly message: string;
  /** A small line below, or null. */
  readonly note: string | null;
  readonly primary: SuccessAction;
  readonly secondary: SuccessAction;
}

/** It is sent: the gift, the words, and two ways on. */
export function SuccessView({ artId, title, text, messageLabel, message, note, primary, secondary }: SuccessViewProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <div className={styles.page}>
      <Suspense fallback={null}>
        <Celebration />
      </Suspense>
      <div className={styles.center}>
        <Hero className={styles.hero}>
          <GiftArt itemId={artId} size={176} />
        </Hero>
        <h1 ref={heading} tabIndex={-1} className={styles.title}>
          {title}
        </h1>
        <p className={styles.text}>{text}</p>
        {message !== '' && (
          <figure className={styles.note}>
            <figcaption className={styles.label}>{messageLabel}</figcaption>
            <blockquote className={styles.message} dir="auto">
              {message}
            </blockquote>
          </figure>
        )}
        {note !== null && <p className={styles.taps}>{note}</p>}
      </div>
      <footer className={styles.foot}>
        <Button size="l" isFullWidth onClick={primary.onPress}>
          {primary.label}
        </Button>
        <Button variant="ghost" size="l" isFullWidth onClick={secondary.onPress}>
          {secondary.label}
        </Button>
      </footer>
    </div>
  );
}
