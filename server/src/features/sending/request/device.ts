import type { SenderDetails } from '@billet/shared-domain/contract';

type Device = SenderDetails['deviceInfo'];

/** The first rule that matches names the thing; the order matters, since browsers claim to be one another. */
type Rule = readonly [RegExp, string];

const browsers: readonly Rule[] = [
  [/Telegram-(?:Android|iOS)/, 'Telegram'],
  [/YaBrowser\//, 'Yandex'],
  [/EdgA?\/|EdgiOS\//, 'Edge'],
  [/OPR\/|OPiOS\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Version\/[\d.]+.*Safari\//, 'Safari'],
  [/AppleWebKit.*Mobile/, 'Safari'],
];

const systems: readonly Rule[] = [
  [/iPhone|iPad|iPod/, 'iOS'],
  [/Android/, 'Android'],
  [/Windows NT/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
];

const models: readonly Rule[] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Macintosh/, 'Mac'],
];
const ANDROID_MODEL = /Android [\d.]+; (?:[a-z]{2}-[A-Z]{2}; )?([^;)]+?)(?: Build\/[^;)]*)?[;)]/;
/** The messenger's own addition: Telegram-Android/11.4.2 (Samsung SM-S918B; Android 14; SDK 34; HIGH) */
const TELEGRAM_MODEL = /Telegram-Android\/[\d.]+ \(([^;)]+);/;
const LONGEST_READ = 512;
const LONGEST_MODEL = 40;

function firstOf(rules: readonly Rule[], text: string): string | null {
  return rules.find(([pattern]) => pattern.test(text))?.[1] ?? null;
}

function androidModel(userAgent: string): string | null {
  const model = (TELEGRAM_MODEL.exec(userAgent) ?? ANDROID_MODEL.exec(userAgent))?.[1]?.trim() ?? null;
  // 'K' is what browsers say instead of a model
  return model === null || model === 'K' || model.length > LONGEST_MODEL ? null : model;
}

/** What a User-Agent header tells of a device; null for whatever it doesn't. */
export function readDevice(header: string | undefined): Device {
  const userAgent = (header ?? '').slice(0, LONGEST_READ);
  return {
    model: firstOf(models, userAgent) ?? androidModel(userAgent),
    browser: firstOf(browsers, userAgent),
    os: firstOf(systems, userAgent),
  };
}
