import { pageData } from '@billet/release/page';
import type { Release } from '@billet/release/store';
import { isAfterOpening } from '@billet/shared-domain/rules/march8';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Clock } from '../../../kit/clock.ts';
import type { Config } from '../../../kit/config.ts';
import { ApiError, toApiError } from '../../../kit/http/errors.ts';
import { addTimeLimit } from '../../../kit/http/time-limit.ts';
import type { CurrentRelease, ServedRelease } from './current.ts';
import { sendFailedPage } from './failed-page.ts';
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

/** A response that is not sent yet. Without a body, the client already has it. */
interface PageResponse {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Buffer | null;
}

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
export function registerPages(app: FastifyInstance, config: Config, { current, adjust, findFriend, clock }: PageDeps): void {
  let made: Page | null = null;

  async function pageNow(): Promise<Page> {
    const served = await current();
    if (!served) throw new ApiError('not_found', 'The app is not built yet: npm run build makes it');
    const release = await adjust(served.release);
    if (made?.served !== served || made.release !== release) made = makePage(served, release, config);
    return made;
  }

  async function page(request: FastifyRequest): Promise<PageResponse> {
    const page = await pageNow();
    const override = requestedOverride(request.query, config);
    if (override) return overriddenPage(page, config, override);
    const locale = preferredLanguage(request.headers['accept-language'], page.locales) ?? USUAL_LANGUAGE;
    const now = { locale, isFestive: isAfterOpening(clock.now()), hasPreview: isLinkPreviewRequest(request) };
    const link = config.firstFrames ? linkOf(request) : null;
    const friend = link && (await friendInTime(findFriend(link.code, request, locale)));
    const usual = page.variants.of(now);
    if (!link || !friend) return usualPage(request, usual, link === null);
    const variant = page.variants.of({ ...now, friendRoute: routeOf(page, link.entry, friend) });
    // neither browsers nor proxies may cache a friend's page
    const headers = { ...headersOf(variant.policy), Vary: VARY, 'Cache-Control': 'no-store' };
    if (!takesBrotli(request)) return { headers, body: withFriend(variant.text, friend) };
    const body = await variant.compressedFor(friend);
    // A page without its friend arrives in one round trip, and the client requests the profile
    return body.byteLength > FIRST_ROUND_TRIP ? usualPage(request, usual, false) : { headers: { ...headers, ...BROTLI }, body };
  }

  async function data(request: FastifyRequest): Promise<PageResponse> {
    const { data, dataTag } = await pageNow();
    const headers = {
      'Content-Type': 'application/json; charset=utf-8',
      'Cache-Control': 'no-cache',
      'X-Content-Type-Options': 'nosniff',
      ETag: dataTag,
    };
    return { headers, body: isKnown(request, dataTag) ? null : data };
  }

  app.setErrorHandler((error, request, reply) => sendFailedPage(request, reply, toApiError(error, request)));
  addTimeLimit(app);
  for (const [url, respond] of [
    ['/', page],
    ['/index.html', page],
    ['/release/page.json', data],
  ] as const) {
    app.get(url, async (request, reply) => {
      const { headers, body } = await respond(request);
      // its time limit was answered
      if (reply.sent) return;
      reply.headers(headers);
      return body === null ? reply.code(304).send() : reply.send(body);
    });
  }
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

const BROTLI = { 'Content-Encoding': 'br' };

/** The page shared by all users of a language. Browsers cache and revalidate it, unless its address contains a code. */
async function usualPage(request: FastifyRequest, { policy, etag, text, compressed }: Variant, isKept: boolean): Promise<PageResponse> {
  const caching = isKept ? { 'Cache-Control': 'no-cache', ETag: etag } : { 'Cache-Control': 'no-store' };
  const headers = { ...headersOf(policy), Vary: VARY, ...caching };
  if (isKept && isKnown(request, etag)) return { headers, body: null };
  return takesBrotli(request) ? { headers: { ...headers, ...BROTLI }, body: await compressed() } : { headers, body: text };
}

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

/** The page with an override: not cached, not compressed, and without the frames of the replaced remote. */
function overriddenPage({ variants, release }: Page, config: Config, override: Override): PageResponse {
  const body = withConfig(variants.source, { ...publicConfig(config), override });
  const policy = contentPolicy(body, release.shell.active, config, [...originsOf(release), ...sourcesOf(override)]);
  return { headers: { ...headersOf(policy), 'Cache-Control': 'no-store' }, body };
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
