import { useText } from '@billet/shared-i18n';
import { Banner, Button } from '@billet/shared-ui';
import type { ReactNode } from 'react';
import type { Override } from './override-request.ts';
import type { Pins } from './pins.ts';
import { actions, below, detail, place, width } from './styles.ts';
import { words } from './words.ts';

/**
 * State of an override, and the id of its text. `silent`: no development server responds there. `lost`: it no longer responds. `unfit`: its
 * remote does not run in this shell. `gone`: the app has no such remote.
 */
export type OverrideState = Override['verdict'] | 'silent' | 'unfit' | 'gone' | 'lost';

export interface OverrideBannerProps extends Pick<Override, 'remote' | 'origin'> {
  readonly state: OverrideState;
  /** Reason of a refusal, for developers, in English. */
  readonly reason: string | null;
  readonly pins: Pins;
  readonly onAgree: () => void;
  readonly onLeave: () => void;
  readonly onOpenPanel: () => void;
  /** The app below the banner. */
  readonly children: ReactNode;
}

/** Banner above the app that says whose code is running, with buttons to leave the override and to open the panel (MFE-08). */
export function OverrideBanner(props: OverrideBannerProps) {
  const { remote, origin, state, reason, pins, onAgree, onLeave, onOpenPanel, children } = props;
  const text = useText();
  const isAsking = state === 'asks';
  const isWarning = state === 'runs' || isAsking || state === 'panel';
  const details = [reason, Object.keys(pins).length > 0 ? words.pinned(pins) : null].filter((each) => each !== null);
  const action = (
    <div style={actions}>
      <Button variant={isAsking ? 'primary' : 'secondary'} onClick={onLeave}>
        {text(isAsking ? 'override-decline' : 'override-reset')}
      </Button>
      {isAsking && (
        <Button variant="ghost" onClick={onAgree}>
          {text('override-run')}
        </Button>
      )}
      <Button variant="ghost" lang="en" onClick={onOpenPanel}>
        {words.open}
      </Button>
    </div>
  );
  return (
    <>
      <div style={place}>
        <div style={width}>
          <Banner tone={isWarning ? 'warning' : 'error'} action={action}>
            {state !== 'panel' && text(`override-${state}`, { remote, origin })}
            {details.map((each) => (
              <small key={each} lang="en" dir="ltr" style={detail}>
                {each}
              </small>
            ))}
          </Banner>
        </div>
      </div>
      <div style={below}>{children}</div>
    </>
  );
}
