import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { type ComposedFrames, type ComposeFramesOptions, composeFrames, composePage } from '@billet/release/page';
import type { Release } from '@billet/release/store';
import type { Config } from '../../../kit/config.ts';
import type { ServedRelease } from './current.ts';
import { type Friend, withFriend } from './friend.ts';
import { withPreview } from './link-preview.ts';
import { contentPolicy } from './policy.ts';
import { asScriptData, originsOf, publicConfig } from './public-config.ts';

/** The page of a release in one language, with the frames of one launch. */
export interface Variant {
  readonly text: string;
  readonly policy: string;
  readonly etag: string;
  /** Computed on first use, once. */
  readonly compressed: () => Promise<Buffer>;
  /** The page with a friend. Simultaneous requests for one link share one compression. */
  readonly compressedFor: (friend: Friend) => Promise<Buffer>;
}

/** The page variants of a release, each built on first use. */
export interface Variants {
  /** The page without configuration and frames. */
  readonly source: string;
  of(options: VariantOptions): Variant;
}

interface VariantOptions extends ComposeFramesOptions {
  /** Whether the page contains the preview of a link. */
  readonly hasPreview?: boolean;
}

const CONFIG_PLACE = /(<script\b[^>]*\bid=["']?config["']?[^>]*>)[\s\S]*?(<\/script>)/;

export const withConfig = (source: string, config: Record<string, unknown>) =>
  source.replace(CONFIG_PLACE, (_, start: string, end: string) => start + asScriptData(config) + end);

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 22);

export function makeVariants({ shellPage, frames }: ServedRelease, release: Release, config: Config): Variants {
  const made = new Map<string, Variant>();
  const pageWith = (composed: ComposedFrames | null) => withConfig(composePage(shellPage, release, composed), publicConfig(config));
  const make = (composed: ComposedFrames | null, { locale, hasPreview }: VariantOptions): Variant => {
    const plain = pageWith(composed);
    const text = hasPreview ? withPreview(plain, config, locale) : plain;
    // A frame is data: no script in it may run, so it does not extend the policy
    const policyPage = composed ? pageWith({ ...composed, html: '' }) : text;
    const policy = contentPolicy(policyPage, release.shell.active, config, originsOf(release));
    return {
      text,
      policy,
      etag: `W/"${hashOf(text)}"`,
      compressed: once(() => compress(text)),
      compressedFor: memoizeBriefly((friend: Friend) => compressFast(withFriend(text, friend))),
    };
  };
  return {
    source: composePage(shellPage, release),
    of(options) {
      const { locale, friendRoute = null, isFestive, hasPreview = false } = options;
      const key = JSON.stringify([locale, friendRoute, isFestive, hasPreview]);
      const known = made.get(key);
      if (known) return known;
      const variant = make(config.firstFrames && frames ? composeFrames(frames, release, options) : null, options);
      made.set(key, variant);
      return variant;
    },
  };
}

const compressBy = promisify(brotliCompress);
const compress = (text: string) => compressBy(text);

/** Fast compression for a page that is sent to one user. */
const compressFast = (text: string): Promise<Buffer> =>
  compressBy(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: text.length } });

function once<T>(work: () => Promise<T>): () => Promise<T> {
  let result: Promise<T> | null = null;
  return () => {
    result ??= work();
    return result;
  };
}

/** Milliseconds for which a friend's page is kept, and the maximum number kept. */
const LIFETIME_MS = 10_000;
const MAX_RESULTS = 64;

/** Memoizes results for a short time. */
function memoizeBriefly<T, R>(work: (about: T) => R): (about: T) => R {
  const results = new Map<string, R>();
  return (about) => {
    const key = JSON.stringify(about);
    const known = results.get(key);
    if (known !== undefined) return known;
    const [oldest] = results.keys();
    if (results.size >= MAX_RESULTS && oldest !== undefined) results.delete(oldest);
    const made = work(about);
    results.set(key, made);
    setTimeout(() => results.get(key) === made && results.delete(key), LIFETIME_MS).unref();
    return made;
  };
}
