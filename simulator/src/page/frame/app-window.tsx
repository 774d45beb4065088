import { type CSSProperties, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { colorOf, sendEvents, themed } from '../../protocol/appearance.ts';
import { areasOf } from '../../protocol/areas.ts';
import { pressed } from '../../protocol/buttons.ts';
import { answerDialog } from '../../protocol/dialogs.ts';
import { step } from '../../protocol/frame.ts';
import { exitFullscreen } from '../../protocol/fullscreen.ts';
import { closing, reloading, shown } from '../../protocol/lifecycle.ts';
import type { PersonView } from '../../world/types.ts';
import type { ChatLabel } from '../chat/chats.ts';
import { isDark } from '../parts/color.ts';
import { StatusBar } from '../phone/status-bar.tsx';
import { AppBar } from './app-bar.tsx';
import styles from './app-window.module.css';
import { BottomButtons } from './bottom-buttons.tsx';
import { createFrame } from './controller.ts';
import { FrameDialog } from './frame-dialog.tsx';
import type { Outer } from './parts.ts';

/** The permissions of a real client's frame: no downloads, no top navigation. */
const SANDBOX = 'allow-scripts allow-same-origin allow-popups allow-forms allow-modals allow-storage-access-by-user-activation';
const ALLOW = 'camera; microphone; geolocation; clipboard-write';

interface AppWindowProps {
  readonly person: PersonView;
  readonly title: string;
  readonly url: string;
  readonly chats: readonly ChatLabel[];
  readonly isMinimised: boolean;
  readonly outer: Outer;
  readonly onRestore: () => void;
}

const inkOn = (color: string): CSSProperties => ({ color: isDark(color) ? '#ffffff' : '#101010' });

/** The mini-app with the controls of the client around it. */
export function AppWindow({ person, title, url, chats, isMinimised, outer, onRestore }: AppWindowProps) {
  const [frame] = useState(() => createFrame(person, url, outer));
  const state = useSyncExternalStore(frame.subscribe, frame.getState);
  const element = useRef<HTMLIFrameElement>(null);

  useEffect(() => (element.current ? frame.attach(element.current) : undefined), [frame]);
  useEffect(() => frame.run((now) => themed(now, person.theme)), [frame, person.theme]);
  useEffect(() => frame.run((now) => step({ ...now, access: person.access })), [frame, person.access]);
  useEffect(() => frame.run((now) => shown(now, !isMinimised)), [frame, isMinimised]);

  const { safe } = areasOf(state);
  const ground = colorOf(state, state.backgroundColor);
  const barColor = colorOf(state, state.headerColor);
  const statusStyle: CSSProperties = state.isFullscreen
    ? { height: safe.top, ...inkOn(ground) }
    : { background: barColor, ...inkOn(barColor) };
  return (
    <section
      className={styles.window}
      data-minimised={isMinimised}
      aria-label={`${person.firstName}'s mini-app`}
      style={{ background: ground }}
    >
      {!isMinimised && (!state.isFullscreen || safe.top > 0) && (
        <StatusBar network={person.network} style={statusStyle} isFloating={state.isFullscreen} />
      )}
      {isMinimised ? (
        <div className={styles.minimised}>
          <button type="button" className={styles.restore} onClick={onRestore}>
            Return to {title}
          </button>
          <button type="button" aria-label="Close" className={styles.quit} onClick={() => frame.run(closing)}>
            ✕
          </button>
        </div>
      ) : (
        <AppBar
          title={title}
          style={state.isFullscreen ? { insetBlockStart: safe.top } : { background: barColor, ...inkOn(barColor) }}
          isFloating={state.isFullscreen}
          hasBack={state.hasBackButton}
          hasSettings={state.hasSettingsButton}
          onBack={() => frame.run((now) => pressed(now, 'back'))}
          onClose={() => frame.run(closing)}
          onReload={() => frame.run(reloading)}
          onSettings={() => frame.run((now) => pressed(now, 'settings'))}
          onExitFullscreen={() => frame.run(exitFullscreen)}
        />
      )}
      <iframe
        ref={element}
        className={styles.frame}
        title={`${person.firstName}'s app`}
        src={url}
        sandbox={SANDBOX}
        allow={ALLOW}
        inert={isMinimised}
        onLoad={() => frame.run((now) => sendEvents(now, now.profile.onLoaded))}
      />
      {!isMinimised && <BottomButtons state={state} onPress={(button) => frame.run((now) => pressed(now, button))} />}
      {safe.bottom > 0 && !isMinimised && <div className={styles.homeIndicator} />}
      {state.dialog && (
        <FrameDialog
          dialog={state.dialog}
          person={person}
          botName={title}
          chats={chats}
          onAnswer={(answer) => frame.run((now) => answerDialog(now, answer))}
        />
      )}
    </section>
  );
}
