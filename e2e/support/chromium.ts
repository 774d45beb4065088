/**
 * Playwright's features to disable, without storage partitioning and with the omnibox pop-ups. Playwright disables storage partitioning,
 * and then frames of another site (alice.localhost in localhost) have no storage, unlike in a real browser. Chromium uses the last list of
 * the command line. The WebUI pages of the address bar's pop-ups are never opened here, but cost a full Chromium as much per context as the
 * rest of an empty window.
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

/** Headless Chromium rounds the width of each letter to whole pixels unless hinting is off, as it is on phones. */
const likePhones = '--font-render-hinting=none';

export const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  // without a GPU, a separate process for it only costs time: a tenth of a test's
  '--in-process-gpu',
  '--disable-quic',
  likePhones,
  `--disable-features=${disabledFeatures.join(',')}`,
];
