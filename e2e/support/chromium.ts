/**
 * Playwright switches storage partitioning off, and then frames of another site (alice.localhost in localhost) have no
 * storage at all, unlike in a real browser. A list of our own, without it, comes last and wins.
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
];

export const chromiumArguments = ['--no-sandbox', '--disable-gpu', '--disable-quic', `--disable-features=${disabledFeatures.join(',')}`];
