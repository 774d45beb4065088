/**
 * Playwright switches storage partitioning off, and then frames of another site (alice.localhost in localhost) have no
 * storage at all, unlike in a real browser. A list of our own, without it, comes last and wins. The pages of the address bar's
 * pop-ups, which nobody opens here, cost a full Chromium as much for each context as the rest of an empty window does.
 */
const disabledFeatures = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'Translate',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxPopup',
];

/** A Chromium without windows rounds each letter's width to whole pixels unless it is told to draw as phones do. */
const likePhones = '--font-render-hinting=none';

export const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  likePhones,
  `--disable-features=${disabledFeatures.join(',')}`,
];
