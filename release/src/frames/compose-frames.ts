import type { Release } from '../schema.ts';
import type { Mode, RemoteFrame, RemoteFrames } from './file.ts';
import { addLayout, type Tab } from './layout.ts';
import type { FrameSet } from './read.ts';
import { shortenNames } from './short-names.ts';
import { type MatchedRules, styleSheetOf } from './styles.ts';

/** The parameters of a page's frames. */
export interface ComposeFramesOptions {
  readonly locale: string;
  /** The route of a friend's link; default: the home page. */
  readonly friendRoute?: string;
  /** Tabs have their festive icons. */
  readonly isFestive?: boolean;
}

export interface ComposedFrames {
  readonly locale: string;
  readonly css: string;
  /**
   * Templates of frames that this launch may need, then the likely frame, visible. The script that fills it follows directly, so that it
   * runs before painting.
   */
  readonly html: string;
}

/** The mode for users whose mode is unknown, as in the host's initial page. */
const USUAL_MODE: Mode = 'anonymous';
/** Addresses of released files, in a frame or its styles. */
const OWN_FILE = /((?:"|\(|, )['"]?)(?=\/(?:r|host)\/)/g;
const rightToLeft = new Set(['ar', 'he', 'fa']);

interface Candidate {
  readonly file: RemoteFrames;
  readonly frame: RemoteFrame;
}

/** The first frames of a page. Null if the visible frame is missing. */
export function composeFrames(
  { host, remotes }: FrameSet,
  release: Release,
  { locale, friendRoute, isFestive = false }: ComposeFramesOptions,
): ComposedFrames | null {
  const all = Object.values(remotes).flatMap((file) => file.frames.map((frame) => ({ file, frame })));
  const tabs = tabsOf(release, remotes, { locale, isFestive });
  if (!tabs) return null;
  const wanted = friendRoute === undefined ? homeFrames(release, all) : all.filter(({ frame }) => frame.route === friendRoute).slice(0, 1);
  const shown = wanted.flatMap((each) => {
    const { route } = each.frame;
    const page = each.frame.html[locale];
    const html = page === undefined ? null : addLayout(host, locale, page, route, tabs);
    return html === null ? [] : [{ ...each, html, isTab: tabs.some(({ path }) => path === route) }];
  });
  if (shown[0]?.frame !== wanted[0]?.frame || !shown[0]) return null;
  const matched = shown.flatMap(({ file, frame, isTab }): MatchedRules[] => [
    { file: host, rules: (isTab ? host.tab : host.full).rules },
    { file, rules: frame.rules },
  ]);
  const [live, ...others] = shown.map(({ frame: { route, mode }, html }, index) => {
    const data = `data-route="${route}" data-mode="${mode}"`;
    if (index > 0) return `<template class="frame" ${data}>${html}</template>`;
    return `<div id="frame" ${data} lang="${locale}" dir="${rightToLeft.has(locale) ? 'rtl' : 'ltr'}">${html}</div>`;
  });
  const atOrigin = (text: string) => text.replaceAll(OWN_FILE, `$1${release.origin}`);
  const { css, html } = shortenNames({ css: styleSheetOf(host, matched), html: [...others, live].join('') });
  return { locale, css: atOrigin(css) + (host.fonts[locale] ?? ''), html: atOrigin(html) };
}

/** The home page in the usual mode, then in the other, then pages with an unread badge. More would not fit into the first response. */
function homeFrames({ remotes }: Release, all: readonly Candidate[]): Candidate[] {
  const routes = Object.values(remotes).flatMap(({ active }) => active.manifest.routes);
  const order = [...routes.filter(({ isHome }) => isHome), ...routes.filter(({ isHome, tab }) => !isHome && tab?.badge)];
  const modes: readonly Mode[] = [USUAL_MODE, 'valentine'];
  return order.flatMap(({ path }) => modes.flatMap((mode) => all.filter(({ frame }) => frame.route === path && frame.mode === mode)));
}

/** Null if a tab has no label in that language, because it would appear later. */
function tabsOf({ remotes }: Release, frames: FrameSet['remotes'], { locale, isFestive }: ComposeFramesOptions): Tab[] | null {
  const tabs = Object.entries(remotes)
    .flatMap(([name, { active }]) => active.manifest.routes.flatMap(({ path, tab }) => (tab ? [{ path, tab, name }] : [])))
    .sort((a, b) => a.tab.order - b.tab.order)
    .map(({ path, tab: { icon, festiveIcon, label }, name }) => ({
      path,
      icon: (isFestive && festiveIcon) || icon,
      label: frames[name]?.labels[label]?.[locale],
    }));
  return tabs.every((tab): tab is Tab => tab.label !== undefined) ? tabs : null;
}
