import { useSession } from '@billet/shared-bridge';
import { LOWEST_PRICE } from '@billet/shared-domain/rules/packs';
import { useText } from '@billet/shared-i18n';
import { Button, EmptyState, Mascot, peek } from '@billet/shared-ui';
import { useSheet } from '../sheet/sheet-context.ts';
import { SheetFrame } from '../sheet/sheet-frame.tsx';
import styles from './reveal.module.css';

export interface GoneModel {
  readonly availableReveals: number;
  readonly back: () => void;
}

export function useGone(): GoneModel {
  const { layers } = useSheet();
  const availableReveals = useSession((session) => session.userData.user?.availableReveals ?? 0);
  return { availableReveals, back: layers.back };
}

/** Shown when the sender's account was deleted: no reveal was spent (RVL-04). */
export function GoneView({ model }: { readonly model: GoneModel }) {
  const text = useText();
  return (
    <SheetFrame title={text('inbox-gone-title')}>
      <EmptyState
        art={<Mascot mood={peek} />}
        title={text('inbox-gone-heading')}
        text={text('inbox-gone-text')}
        action={
          <div className={styles.actions}>
            <p className={styles.left}>{text('inbox-reveals-left', { count: model.availableReveals, stars: LOWEST_PRICE })}</p>
            <Button variant="secondary" onClick={model.back}>
              {text('inbox-back')}
            </Button>
          </div>
        }
      />
    </SheetFrame>
  );
}
