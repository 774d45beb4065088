import type { Mode } from '@billet/shared-domain/contract';
import type { ComponentType } from 'react';
import type { DialogName, NamedDialogs } from './named-dialogs.ts';

/** The tab icons of the shell. To add one, release the host before the remote that uses it. */
export const tabIcons = ['share', 'send', 'inbox', 'heart', 'gift', 'star', 'trophy'] as const;
export type TabIcon = (typeof tabIcons)[number];

export interface ManifestTab {
  /** The position in the tab bar from the start of the line, unique among all tabs. */
  readonly order: number;
  readonly icon: TabIcon;
  /** Replaces the icon from the opening of the year on (NAV-04). */
  readonly festiveIcon?: TabIcon;
  /** A message id of the remote. */
  readonly label: string;
  /** The items that the badge counts. No badge by default. */
  readonly badge?: 'unread';
}

/** A seasonal link above the tab bar (NAV-05). Its texts are message ids of the remote. */
export interface ManifestBanner {
  readonly season: 'easter';
  readonly label: string;
  readonly art: string;
}

/** Shown instead of the page outside the messenger (ENV-09). Its texts are message ids of the remote. */
export interface ManifestWeb {
  readonly title: string;
  readonly text: string;
  readonly art: string;
}

export interface ManifestRoute {
  /** `/send-to-friend`: one segment, unique among all remotes. */
  readonly path: string;
  /** The page of the exposed module for this route. */
  readonly page: string;
  /** The route for an empty or unknown address. Exactly one route of all remotes has it. */
  readonly isHome?: true;
  /** The mode of the screen, independent of the mode of the user (NAV-07). */
  readonly mode?: Mode;
  /**
   * The app of the bot whose links open this route with a recipient's code (ENV-11). Such a route has a mode: a link without an app opens
   * the route with the recipient's mode.
   */
  readonly entry?: 'send' | 'ask';
  /** A page without a tab is full-screen. */
  readonly tab?: ManifestTab;
  /** Required for every tab. */
  readonly web?: ManifestWeb;
  readonly banner?: ManifestBanner;
}

/**
 * Describes the routes and dialogs of a remote, as pure data. It is part of the release of the remote, so a new page or sheet needs no
 * release of the host (MFE-09).
 */
export interface Manifest {
  readonly routes: readonly ManifestRoute[];
  /** The dialogs of this remote, which any page may open by name. */
  readonly dialogs: readonly DialogName[];
}

/** The module of a page: the component of a route. */
export type PageModule = { readonly default: ComponentType };
export type DialogModule<N extends DialogName> = { readonly default: ComponentType<NamedDialogs[N] & { readonly onClose: () => void }> };

/** The pages and dialogs of a remote by name, loaded on demand. */
export interface ExposedModule {
  readonly pages: Readonly<Record<string, () => Promise<PageModule>>>;
  readonly dialogs: { readonly [N in DialogName]?: () => Promise<DialogModule<N>> };
}

/** The exposed module that matches a manifest: exactly the pages and dialogs that it names. */
export interface ExposedBy<M extends Manifest> extends ExposedModule {
  readonly pages: { readonly [P in M['routes'][number]['page']]: () => Promise<PageModule> };
  readonly dialogs: { readonly [N in M['dialogs'][number]]: () => Promise<DialogModule<N>> };
}
