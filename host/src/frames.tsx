/** Layout around a page before any code has loaded; rendered by the build and by composing a release (FST-01). */
import '@billet/shared-ui/tokens.css';
import '@billet/shared-ui/base.css';
import type { TabIcon } from '@billet/shared-bridge';
import { type Locale, useText } from '@billet/shared-i18n';
import { fontRules } from '@billet/shared-i18n/fonts';
import { TabBar } from '@billet/shared-ui';
import type { ReactNode } from 'react';
import styles from './shell/shell.module.css';
import { tabIcons } from './shell/tab-icons.tsx';

interface TabDrawn {
  readonly icon: TabIcon;
  readonly label: string;
  readonly path: string;
  readonly isActive: boolean;
}

function Bar({ tabs }: { readonly tabs: readonly TabDrawn[] }) {
  const text = useText();
  const drawn = tabs.map(({ icon, ...tab }, place) => ({ ...tab, id: String(place), icon: tabIcons[icon] }));
  return <TabBar label={text('shell-tabs')} tabs={drawn} />;
}

export const frames = {
  tab: (page: ReactNode, tabs: readonly TabDrawn[]): ReactNode => (
    <div className={styles.app}>
      <main className={styles.tabPage}>{page}</main>
      <div>
        <Bar tabs={tabs} />
      </div>
    </div>
  ),
  fonts: (locale: Locale): string => fontRules(locale),
  full: (page: ReactNode): ReactNode => (
    <div className={styles.app}>
      <main className={styles.fullPage}>{page}</main>
    </div>
  ),
};
