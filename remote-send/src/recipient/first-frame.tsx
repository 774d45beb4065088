import type { Mode } from '@billet/shared-domain/contract';
import type { Frame } from '@billet/shared-ui';
import { RecipientView } from './recipient-view.tsx';

const nothing = (): void => {};

/** Page of a link when only the owner's public profile is known. */
export const recipientFrame = (route: string, mode: Mode): Frame => ({
  route,
  mode,
  render: ({ friend }) => (
    <div data-mode={mode}>
      <RecipientView
        model={{
          mode,
          recipient: { telegram: friend, isGhostUser: false, valentineCode: '', mode },
          counters: null,
          tap: nothing,
          write: nothing,
          savedDraft: null,
          showAnswers: nothing,
        }}
      />
    </div>
  ),
});
