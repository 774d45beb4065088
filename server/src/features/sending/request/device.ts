import type { SenderDetails } from '@billet/shared-domain/contract';

type Device = SenderDetails['deviceInfo'];

/** A pattern and its name. The first match wins; the order matters, since browsers claim to be one another. */
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
/** The suffix that Telegram adds: Telegram-Android/11.4.2 (Samsung SM-S918B; Android 14; SDK 34; HIGH) */
const TELEGRAM_MODEL = /Telegram-Android\/[\d.]+ \(([^;)]+);/;
const MAX_HEADER_LENGTH = 512;
const MAX_MODEL_LENGTH = 40;

function firstOf(rules: readonly Rule[], text: string): string | null {
  return rules.find(([pattern]) => pattern.test(text))?.[1] ?? null;
}

function androidModel(userAgent: string): string | null {
  const model = (TELEGRAM_MODEL.exec(userAgent) ?? ANDROID_MODEL.exec(userAgent))?.[1]?.trim() ?? null;
  // Browsers send 'K' instead of a model
  return model === null || model === 'K' || model.length > MAX_MODEL_LENGTH ? null : model;
}

/** Parses a User-Agent header; null for each unknown fact. */
export function readDevice(header: string | undefined): Device {
  const userAgent = (header ?? '').slice(0, MAX_HEADER_LENGTH);
  return {
    model: firstOf(models, userAgent) ?? androidModel(userAgent),
    browser: firstOf(browsers, userAgent),
    os: firstOf(systems, userAgent),
  };
}
