import { useText } from '@billet/shared-i18n';
import { Waiting } from '@billet/shared-ui';
import type { Stage } from './stage.ts';

const texts = {
  'initializing-app': 'shell-initializing-app',
  initializing: 'shell-initializing',
  'loading-profile': 'shell-loading-profile',
  retrying: 'shell-network-retry',
  'server-busy': 'errors-crowd',
  ready: 'shell-loading-profile',
} as const satisfies Record<Exclude<Stage, 'failed'>, string>;

/** Current step of the start (ENV-05, ENV-08). */
export function StageScreen({ stage }: { readonly stage: keyof typeof texts }) {
  const text = useText();
  return (
    <main>
      <Waiting place="page" label={text(texts[stage])} isTextShown />
    </main>
  );
}
