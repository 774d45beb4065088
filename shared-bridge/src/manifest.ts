import type { Mode } from '@billet/shared-domain/contract';
import type { ComponentType } from 'react';
import type { DialogName, NamedDialogs } from './named-dialogs.ts';

/** The drawings that the shell has for tabs. A host that learns another one is released before the remote that wants it. */
export const tabIcons = ['share', 'send', 'inbox', 'heart', 'gift', 'star', 'trophy'] as const;
export type TabIcon = (typeof tabIcons)[number];

export interface ManifestTab {
  /** The place in the bar, from the start of the line; no two tabs have the same. */
  readonly order: number;
  readonly icon: TabIcon;
  /** Takes the icon's place from the year's opening on (NAV-04). */
  readonly festiveIcon?: TabIcon;
  /** A message of the remote's own texts. */
  readonly label: string;
  /** What the badge counts; no badge unless given. */
  readonly badge?: 'unread';
}

/** A way to a page that stands above the tab bar in a season (NAV-05). Texts are the remote's own. */
export interface ManifestBanner {
  readonly season: 'easter';
  readonly label: string;
  readonly art: string;
}

/** What stands in a page's place outside the messenger (ENV-09). Texts are the remote's own. */
export interface ManifestWeb {
  readonly title: string;
  readonly text: string;
  readonly art: string;
}

export interface ManifestRoute {
  /** `/send-to-friend`: one name, which no other remote has. */
  readonly path: string;
  /** The page of the exposed module that stands there. */
  readonly page: string;
  /** Where an empty or an unknown address leads. One route of all remotes. */
  readonly isHome?: true;
  /** The mode that the screen wears, whatever the person's own is (NAV-07). */
  readonly mode?: Mode;
  /**
   * The app of the bot whose links lead here with a recipient's code (ENV-11). Such a route has a mode: a link of no app
   * leads to the one of the recipient's own mode.
   */
  readonly entry?: 'send' | 'ask';
  /** A page without a tab fills the screen. */
  readonly tab?: ManifestTab;
  /** Every tab has one. */
  readonly web?: ManifestWeb;
  readonly banner?: ManifestBanner;
}

/**
 * What a remote brings to the app: data alone. It travels with the remote's release, so a new page or sheet needs no
 * release of the host (MFE-09).
 */
export interface Manifest {
  readonly routes: readonly ManifestRoute[];
  /** The dialogs that it owns, which any page may open by name. */
  readonly dialogs: readonly DialogName[];
}

/** A page as a remote offers it: the component of a route. */
export type PageModule = { readonly default: ComponentType };
export type DialogModule<N extends DialogName> = { readonly default: ComponentType<NamedDialogs[N] & { readonly onClose: () => void }> };

/** What a remote hands out of its code: pages and dialogs by name, each loaded when asked for. */
export interface ExposedModule {
  readonly pages: Readonly<Record<string, () => Promise<PageModule>>>;
  readonly dialogs: { readonly [N in DialogName]?: () => Promise<DialogModule<N>> };
}

/** The exposed module that a manifest asks for: just the pages and dialogs that it names. */
export interface ExposedBy<M extends Manifest> extends ExposedModule {
  readonly pages: { readonly [P in M['routes'][number]['page']]: () => Promise<PageModule> };
  readonly dialogs: { readonly [N in M['dialogs'][number]]: () => Promise<DialogModule<N>> };
}
