import { pageData } from '@billet/release/page';
import type { Release } from '@billet/release/store';
import { isAfterOpening } from '@billet/shared-domain/rules/march8';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '../../../kit/clock.ts';
import type { Config } from '../../../kit/config.ts';
import { ApiError } from '../../../kit/http/errors.ts';
import type { CurrentRelease, ServedRelease } from './current.ts';
import { type FindFriend, type Friend, friendInTime, linkOf, withFriend } from './friend.ts';
import { preferredLanguage } from './language.ts';
import { isLinkPreviewRequest } from './link-preview.ts';
import { type Override, requestedOverride, sourcesOf } from './override.ts';
import { contentPolicy } from './policy.ts';
import { originsOf, publicConfig } from './public-config.ts';
import { makeVariants, type Variant, type Variants, withConfig } from './variants.ts';

interface Page {
  readonly served: ServedRelease;
  readonly release: Release;
  readonly variants: Variants;
  /** Languages with first frames. */
  readonly locales: ReadonlySet<string>;
  /** The release data embedded in the page, for pages that are already open. */
  readonly data: string;
  readonly dataTag: string;
}

/** Adjusts the stored release before it is served. */
type AdjustRelease = (release: Release) => Promise<Release>;
type Handler = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;

export interface PageDeps {
  readonly current: CurrentRelease;
  readonly adjust: AdjustRelease;
  readonly findFriend: FindFriend;
  readonly clock: Clock;
}

/** Maximum compressed bytes of a page with a friend: the first round trip of a connection (FST-01). */
const FIRST_ROUND_TRIP = 14_336;

/** Fallback for browsers that accept none of our languages. */
const USUAL_LANGUAGE = 'en';

/** Serves the page, built from the release and the public configuration, and the page's release data alone. */
export function pageServer(
  config: Config,
  { current, adjust, findFriend, clock }: PageDeps,
): { readonly page: Handler; readonly data: Handler } {
  let made: Page | null = null;

  async function pageNow(): Promise<Page> {
    const served = await current();
    if (!served) throw new ApiError('not_found', 'The app is not built yet: npm run build makes it');
    const release = await adjust(served.release);
    if (made?.served !== served || made.release !== release) made = makePage(served, release, config);
    return made;
  }

  return {
    async page(request, reply) {
      const page = await pageNow();
      const override = requestedOverride(request.query, config);
      if (override) return sendOverridden(reply, page, config, override);
      const locale = preferredLanguage(request.headers['accept-language'], page.locales) ?? USUAL_LANGUAGE;
      const now = { locale, isFestive: isAfterOpening(clock.now()), hasPreview: isLinkPreviewRequest(request) };
      const link = config.firstFrames ? linkOf(request) : null;
      const friend = link && (await friendInTime(findFriend(link.code, request, locale)));
      const usual = page.variants.of(now);
      if (!link || !friend) return sendVariant(request, reply, usual, link === null);
      const variant = page.variants.of({ ...now, friendRoute: routeOf(page, link.entry, friend) });
      if (!takesBrotli(request)) return asFriendPage(reply, variant).send(withFriend(variant.text, friend));
      const bytes = await variant.compressedFor(friend);
      // A page without its friend arrives in one round trip, and the client requests the profile
      if (bytes.byteLength > FIRST_ROUND_TRIP) return sendVariant(request, reply, usual, false);
      return asFriendPage(reply, variant).header('Content-Encoding', 'br').send(bytes);
    },
    async data(request, reply) {
      const { data, dataTag } = await pageNow();
      reply.headers({
        'Content-Type': 'application/json; charset=utf-8',
        'Cache-Control': 'no-cache',
        'X-Content-Type-Options': 'nosniff',
        ETag: dataTag,
      });
      return isKnown(request, dataTag) ? reply.code(304).send() : reply.send(data);
    },
  };
}

/** The route of a launch: of the opened app, otherwise of the friend's mode. */
function routeOf({ release }: Page, entry: unknown, { user }: Friend): string {
  const routes = Object.values(release.remotes).flatMap(({ active }) => active.manifest.routes);
  const route = routes.find((each) => each.entry && each.entry === entry) ?? routes.find((each) => each.entry && each.mode === user.mode);
  return route?.path ?? '';
}

const headersOf = (policy: string) => ({
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy': policy,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
});
const VARY = 'Accept-Encoding, Accept-Language, Sec-Fetch-Mode';

/** Serves the page shared by all users of a language. Browsers cache and revalidate it, unless its address contains a code. */
async function sendVariant(request: FastifyRequest, reply: FastifyReply, variant: Variant, isKept: boolean) {
  const { policy, etag, text, compressed } = variant;
  reply.headers({ ...headersOf(policy), Vary: VARY, 'Cache-Control': isKept ? 'no-cache' : 'no-store' });
  if (isKept) {
    reply.header('ETag', etag);
    if (isKnown(request, etag)) return reply.code(304).send();
  }
  return takesBrotli(request) ? reply.header('Content-Encoding', 'br').send(await compressed()) : reply.send(text);
}

/** Sets the headers of a friend's page, which neither browsers nor proxies may cache. */
const asFriendPage = (reply: FastifyReply, { policy }: Variant) =>
  reply.headers({ ...headersOf(policy), Vary: VARY, 'Cache-Control': 'no-store' });

const takesBrotli = ({ headers }: FastifyRequest) => /\bbr\b/.test(headers['accept-encoding']?.toString() ?? '');

/** A compressing proxy makes the ETag weak or appends its encoding. */
function isKnown({ headers }: FastifyRequest, tag: string): boolean {
  const bare = (each: string) =>
    each
      .trim()
      .replace(/^W\//, '')
      .replace(/[-;](?:gzip|br)"$/, '"');
  return (headers['if-none-match'] ?? '').split(',').some((known) => bare(known) === bare(tag));
}

/** Serves the page with an override: not cached, not compressed, and without the frames of the replaced remote. */
function sendOverridden(reply: FastifyReply, { variants, release }: Page, config: Config, override: Override): unknown {
  const text = withConfig(variants.source, { ...publicConfig(config), override });
  const policy = contentPolicy(text, release.shell.active, config, [...originsOf(release), ...sourcesOf(override)]);
  return reply.headers({ ...headersOf(policy), 'Cache-Control': 'no-store' }).send(text);
}

function makePage(served: ServedRelease, release: Release, config: Config): Page {
  const data = pageData(release);
  return {
    served,
    release,
    variants: makeVariants(served, release, config),
    locales: new Set(Object.keys(served.frames?.host.tab.html ?? {})),
    data: JSON.stringify(data),
    dataTag: `"${data.tag}"`,
  };
}
