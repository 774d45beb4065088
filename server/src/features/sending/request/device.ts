import type { SenderDetails } from '@billet/shared-domain/contract';
import { isBlank, removeInvisible } from '@billet/shared-domain/rules/characters';

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
/** Old clients send a language after the version. */
const ANDROID_MODEL = /Android [\d.]+; (?:[a-z]{2}(?:-[A-Za-z]{2})?; )?([^;)]+?)(?: Build\/[^;)]*)?[;)]/;
/** In place of a model, Chrome sends K, Firefox a kind of device, and others a build or the mark of a web view. */
const NO_MODEL = /^(?:K|wv|Mobile|Tablet|Build\/.*)$/;
/** The suffix that Telegram adds: Telegram-Android/11.4.2 (Samsung SM-S918B; Android 14; SDK 34; HIGH) */
const TELEGRAM_MODEL = /Telegram-Android\/[\d.]+ \(([^;)]+);/;
const MAX_HEADER_LENGTH = 512;
const MAX_MODEL_LENGTH = 40;

function firstOf(rules: readonly Rule[], text: string): string | null {
  return rules.find(([pattern]) => pattern.test(text))?.[1] ?? null;
}

function androidModel(userAgent: string): string | null {
  const found = (TELEGRAM_MODEL.exec(userAgent) ?? ANDROID_MODEL.exec(userAgent))?.[1] ?? '';
  const model = removeInvisible(found).trim();
  return isBlank(model) || NO_MODEL.test(model) || model.length > MAX_MODEL_LENGTH ? null : model;
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
