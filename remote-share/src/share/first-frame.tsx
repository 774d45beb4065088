import type { Mode } from '@billet/shared-domain/contract';
import { useLanguage, useText } from '@billet/shared-i18n';
import { type Frame, type FramePerson, Shape } from '@billet/shared-ui';
import { ShareView } from './share-view.tsx';

const nothing = (): void => {};
/** Months in which the countdown can differ; it ends on 8 March at 14:00. */
const SEASON = [1, 2, 3];

interface FirstShareProps {
  readonly mode: Mode;
  readonly own: FramePerson;
}

/** Page rendered when only the user is known. It contains all optional parts; the renderer removes those that do not apply. */
function FirstShare({ mode, own: { firstName, photoUrl } }: FirstShareProps) {
  const text = useText();
  const isRussian = useLanguage().locale === 'ru';
  return (
    <ShareView
      model={{
        mode,
        isLoading: false,
        firstName,
        photoUrl,
        countdown: <Shape except={SEASON}>{text('share-countdown-later')}</Shape>,
        rank: null,
        link: null,
        pause: { isPaused: true, isResuming: false, resume: nothing },
        tasks: null,
        onMode: nothing,
        onOpen: nothing,
        onShare: nothing,
        onSend: nothing,
        onCopy: nothing,
        onChannel: isRussian ? nothing : null,
        onStatus: isRussian ? nothing : null,
      }}
    />
  );
}

export const shareFrame = (mode: Mode): Frame => ({
  route: '/share',
  mode,
  render: ({ own }) => <FirstShare mode={mode} own={own} />,
});
