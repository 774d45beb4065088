import type { Bridge, Environment } from '../contract.ts';
import { log, reasonOf } from '../log.ts';
import { isDarkColour } from '../messenger/colour.ts';
import { findLaunch, type Launch, storeForLibrary, storeLaunch } from './launch.ts';
import { launchParamsIn } from './launch-params.ts';
import { ensureStorage } from './storage-fallback.ts';

/** The inputs from the browser, passed in so that tests need no browser. */
export interface BrowserInputs {
  readonly userAgent: string;
  readonly isFramed: boolean;
  readonly hasNativeProxy: boolean;
  readonly prefersDark: boolean;
  readonly address: string;
  readLaunch(): Launch;
  readonly log: Bridge['log'];
}

export interface Detected {
  readonly environment: Environment;
  readonly launch: Launch | null;
}

const isAndroid = (text: string) => /android/i.test(text);
const isPhone = (userAgent: string) => /android|iphone|ipad|ipod/i.test(userAgent);

function readOrLog({ readLaunch, log }: BrowserInputs): Launch | null {
  try {
    return readLaunch();
  } catch (thrown) {
    log({ event: 'launch_unread', level: 'info', reason: reasonOf(thrown) });
    return null;
  }
}

function isMobile(launch: Launch | null, userAgent: string): boolean {
  return launch ? /^(android|ios)/i.test(launch.platform) || isPhone(userAgent) : isPhone(userAgent);
}

/**
 * Detects the environment (ENV-01, ENV-02): the messenger if its launch parameters are readable and match the schema, else the web. Never
 * throws. Does not depend on the response time of the host.
 */
export function detect(inputs: BrowserInputs): Detected {
  const { userAgent, isFramed, hasNativeProxy, prefersDark, address } = inputs;
  const launch = readOrLog(inputs);
  const environment: Environment = {
    mode: launch ? 'telegram' : 'web',
    platform: isAndroid(launch?.platform ?? '') || isAndroid(userAgent) ? 'android' : 'ios',
    isMobile: isMobile(launch, userAgent),
    isWebView: isFramed || hasNativeProxy,
    isAuth: launch !== null && launch.rawInitData !== null,
    isDark: isDarkColour(launch?.theme.bg_color) || prefersDark,
    isInitialized: false,
    startParam: launch ? launch.startParam : launchParamsIn(address).get('tgWebAppStartParam'),
  };
  return { environment, launch };
}

function isFramed(): boolean {
  try {
    return window.self !== window.top;
  } catch {
    return true;
  }
}

/** Reads the launch of this page, and stores it for a reload and for the Telegram library. */
function readLaunchOfPage(): Launch {
  const found = findLaunch(window);
  // try the storage of the browser first: the memory fallback does not survive a reload
  storeLaunch(window, found);
  ensureStorage(window);
  storeForLibrary(window, found);
  return found.launch;
}

/** Detects the environment of this page. */
export function detectEnvironment(): Detected {
  const detected = detect({
    userAgent: navigator.userAgent,
    isFramed: isFramed(),
    hasNativeProxy: 'TelegramWebviewProxy' in window,
    prefersDark: window.matchMedia('(prefers-color-scheme: dark)').matches,
    address: window.location.href,
    readLaunch: readLaunchOfPage,
    log,
  });
  ensureStorage(window);
  return detected;
}
