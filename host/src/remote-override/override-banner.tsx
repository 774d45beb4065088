import { useText } from '@billet/shared-i18n';
import { Banner, Button } from '@billet/shared-ui';
import type { ReactNode } from 'react';
import type { Override } from './override-request.ts';
import { actions, below, detail, place, width } from './styles.ts';

/** State of an override. `lost`: its development server was reachable before. */
export type OverrideState = Override['verdict'] | 'silent' | 'unfit' | 'gone' | 'lost';

export interface OverrideBannerProps extends Pick<Override, 'remote' | 'origin'> {
  readonly state: OverrideState;
  /** Reason of a refusal, for developers, in English. */
  readonly reason: string | null;
  readonly onAgree: () => void;
  readonly onLeave: () => void;
  /** The app below the banner. */
  readonly children: ReactNode;
}

/** Banner above the app that says whose code is running, with a button to leave the override (MFE-08). */
export function OverrideBanner({ remote, origin, state, reason, onAgree, onLeave, children }: OverrideBannerProps) {
  const text = useText();
  const isAsking = state === 'asks';
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
    </div>
  );
  return (
    <>
      <div style={place}>
        <div style={width}>
          <Banner tone={state === 'runs' || isAsking ? 'warning' : 'error'} action={action}>
            {text(`override-${state}`, { remote, origin })}
            {reason !== null && (
              <small lang="en" dir="ltr" style={detail}>
                {reason}
              </small>
            )}
          </Banner>
        </div>
      </div>
      <div style={below}>{children}</div>
    </>
  );
}
