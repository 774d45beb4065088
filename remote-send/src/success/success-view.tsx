import { useText } from '@billet/shared-i18n';
import { Button, GiftArt, Hero, Written } from '@billet/shared-ui';
import { useEffect, useRef } from 'react';
import type { Sent } from '../compose/composer.ts';
import { type SavedDraftModel, WriteActions } from '../compose/saved-draft.tsx';
import { Celebration, Cheer } from '../decorations/decorations.tsx';
import styles from './success-view.module.css';

export interface SuccessModel {
  readonly sent: Sent;
  /** The recipient's name, truncated. */
  readonly name: string;
  /** Number of the visitor's own taps on the hero gift. */
  readonly ownTaps: number;
  /** Text written after the note was sent. */
  readonly savedDraft: SavedDraftModel | null;
  readonly write: () => void;
  readonly another: () => void;
  readonly getOwn: () => void;
}

const words = {
  valentine: { sent: 'send-success', message: 'send-success-message' },
  anonymous: { sent: 'send-ask-success', message: 'send-ask-write-title' },
} as const;

/** Text ID for the delivery state: delivered, on its way, or delivered in a batch. */
function statusTextOf({ sending, isPaid }: Sent): string {
  if (!isPaid) return words[sending.mode].sent;
  return sending.privacy === 'full_anon' ? 'send-success-batch' : 'send-success-paid';
}

/** Focuses the heading, and again after a closing sheet no longer hides the page from screen readers. */
function focusWhenVisible(heading: HTMLElement | null): (() => void) | undefined {
  const focus = () => heading?.focus({ preventScroll: true });
  focus();
  const page = heading?.closest('[aria-hidden]');
  if (!page) return undefined;
  const watch = new MutationObserver(() => {
    watch.disconnect();
    heading?.blur();
    focus();
  });
  watch.observe(page, { attributes: true });
  return () => watch.disconnect();
}

/** Success page with the gift, the text and two next actions. A paid note is on its way rather than delivered. */
export function SuccessView({ model }: { readonly model: SuccessModel }) {
  const text = useText();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => focusWhenVisible(heading.current), []);
  const { sending } = model.sent;
  const ids = words[sending.mode];
  const statusText = statusTextOf(model.sent);
  const another = { label: text(`${ids.sent}-another`), press: model.another };
  const own = { label: text(`${ids.sent}-own`), press: model.getOwn };
  const [first, second] = sending.mode === 'valentine' ? [another, own] : [own, another];
  return (
    <div className={styles.page}>
      <Celebration />
      <div className={styles.center}>
        <Hero className={styles.hero}>
          <GiftArt itemId={sending.giftId} size={176} />
          <Cheer className={styles.cheer} />
        </Hero>
        <h1 ref={heading} tabIndex={-1} className={styles.title}>
          {text(`${statusText}-title`)}
        </h1>
        <p className={styles.text}>{text(`${statusText}-text`, { name: model.name })}</p>
        {sending.text !== '' && (
          <figure className={styles.note}>
            <figcaption className={styles.label}>{text(ids.message)}</figcaption>
            <blockquote className={styles.message}>
              <Written as="text">{sending.text}</Written>
            </blockquote>
          </figure>
        )}
        {sending.mode === 'valentine' && model.ownTaps > 0 && (
          <p className={styles.taps}>{text('send-success-taps', { count: model.ownTaps })}</p>
        )}
      </div>
      <footer className={styles.foot}>
        {model.savedDraft && <WriteActions label={text('send-draft-continue')} write={model.write} savedDraft={model.savedDraft} />}
        <Button size="l" isFullWidth onClick={first.press}>
          {first.label}
        </Button>
        <Button variant="ghost" size="l" isFullWidth onClick={second.press}>
          {second.label}
        </Button>
      </footer>
    </div>
  );
}
