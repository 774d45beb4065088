import { LOOKS } from '@billet/shared-domain/rules/looks';
import { useText } from '@billet/shared-i18n';
import { Button } from '@billet/shared-ui';
import { useId } from 'react';
import styles from './carousel.module.css';
import type { PosterModel } from './poster-model.ts';
import { useCarousel } from './use-carousel.ts';
import type { Poster } from './use-posters.ts';

type CarouselModel = Pick<PosterModel, 'mode' | 'look' | 'posters' | 'onLook' | 'onDrawn' | 'onFailed' | 'onRetry'>;

/** Carousel of looks with the chosen one in the middle. Native radio inputs provide keyboard control and position. */
export function Carousel({ model }: { readonly model: CarouselModel }) {
  const text = useText();
  const name = useId();
  const { mode, look, posters, onLook, onDrawn, onFailed, onRetry } = model;
  const { track, choose, ...gestures } = useCarousel(look, onLook);
  const isWaiting = posters[look].phase !== 'drawn' && posters[look].phase !== 'failed';
  return (
    <>
      <div ref={track} role="radiogroup" aria-label={text('share-looks')} className={styles.track} data-mode={mode} {...gestures}>
        {LOOKS.map((each) => (
          <div key={each} className={styles.item} data-look={each} data-is-on={each === look || undefined}>
            <label className={styles.label}>
              <input
                className={styles.input}
                type="radio"
                name={name}
                aria-label={text(`share-look-${each}`)}
                checked={each === look}
                onChange={() => choose(each)}
              />
              <Picture poster={posters[each]} onDrawn={() => onDrawn(each)} onFailed={() => onFailed(each)} />
            </label>
            {posters[each].phase === 'failed' && each === look && <Lost onRetry={() => onRetry(each)} />}
          </div>
        ))}
      </div>
      <p className={styles.unseen} role="status">
        {isWaiting && text('share-look-drawing')}
      </p>
    </>
  );
}

interface PictureProps {
  readonly poster: Poster;
  readonly onDrawn: () => void;
  readonly onFailed: () => void;
}

/** The picture over a placeholder of the same size, which it covers when loaded. */
function Picture({ poster: { phase, src }, onDrawn, onFailed }: PictureProps) {
  return (
    <span className={styles.frame} data-phase={phase}>
      {src !== null && (
        <img className={styles.picture} src={src} alt="" width={540} height={960} draggable={false} onLoad={onDrawn} onError={onFailed} />
      )}
    </span>
  );
}

/** Error in place of a poster that failed to load, while it is on screen. */
function Lost({ onRetry }: { readonly onRetry: () => void }) {
  const text = useText();
  return (
    <div className={styles.lost} role="alert">
      <p className={styles.words}>{text('share-look-failed')}</p>
      <Button variant="secondary" onClick={onRetry}>
        {text('share-retry')}
      </Button>
    </div>
  );
}
