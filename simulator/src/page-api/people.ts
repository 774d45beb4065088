import { HttpError, type Route, type RouteRequest } from '../http/router.ts';
import { initData, isStartParam, type Launch, launchUrl } from '../world/launch.ts';
import type { Person } from '../world/types.ts';
import { originOf, photoUrlOf, type World } from '../world/world.ts';
import { portrait } from './portrait.ts';

/** The person in a path, by id or by name. */
export function personIn(world: World, { params }: RouteRequest): Person {
  const name = params.id ?? '';
  const person = world.people.get(Number(name)) ?? [...world.people.values()].find((each) => each.slug === name);
  if (!person) throw new HttpError(404, `There is no person ${name} here.`);
  return person;
}

/** The people and their launch data, for the page and for remotes that run on their own. */
export function peopleRoutes(world: World): Route[] {
  const photo: Route['handler'] = (request) => ({
    headers: { 'content-type': 'image/svg+xml', 'cross-origin-resource-policy': 'cross-origin', 'cache-control': 'max-age=3600' },
    body: portrait(personIn(world, { ...request, params: { id: (request.params.file ?? '').replace(/\.svg$/, '') } })),
  });
  return [
    {
      method: 'GET',
      path: '/people',
      isShared: true,
      handler: () => ({ body: [...world.people.values()].map((person) => toPersonView(world, person)) }),
    },
    {
      method: 'GET',
      path: '/people/:id/init-data',
      isShared: true,
      handler: (request) => ({ body: { initData: initData(world, personIn(world, request), launchOf(request)) } }),
    },
    {
      method: 'GET',
      path: '/people/:id/launch',
      isShared: true,
      handler: (request) => {
        return { body: { url: launchUrl(world, personIn(world, request), launchOf(request)) } };
      },
    },
    {
      method: 'GET',
      path: '/people/:id/open',
      handler: (request) => ({
        status: 302,
        headers: { location: launchUrl(world, personIn(world, request), launchOf(request)) },
        body: '',
      }),
    },
    { method: 'GET', path: '/avatars/:file', isShared: true, handler: photo },
  ];
}

function toPersonView(world: World, person: Person) {
  const { id, firstName, username, languageCode, isPremium } = person;
  return { id, firstName, username, languageCode, isPremium, photoUrl: photoUrlOf(world, person), origin: originOf(world, person) };
}

function launchOf({ query }: RouteRequest): Launch {
  const app = query.get('app') ?? 'main';
  const start = query.get('start') ?? '';
  if (app !== 'main' && app !== 'send' && app !== 'ask') throw new HttpError(400, 'app is main, send or ask.');
  if (!isStartParam(start)) throw new HttpError(400, 'start may hold letters, digits, _ and - only, at most 512.');
  const url = query.get('url');
  if (url !== null && !URL.canParse(url)) throw new HttpError(400, 'url is no address.');
  return url === null ? { app, start } : { app, start, url };
}
