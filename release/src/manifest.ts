import { z } from 'zod';

const text = z.string().min(1);
const name = z.string().regex(/^[A-Za-z][A-Za-z0-9]*$/, 'must be a name of letters and digits');

const tab = z.strictObject({
  order: z.int().positive(),
  icon: text,
  festiveIcon: text.optional(),
  label: text,
  badge: z.literal('unread').optional(),
});

const route = z
  .strictObject({
    path: z.string().regex(/^\/[a-z][a-z0-9]*(-[a-z0-9]+)*$/, 'must be one name in lower case, like /send-to-friend'),
    page: name,
    isHome: z.literal(true).optional(),
    mode: z.enum(['valentine', 'anonymous']).optional(),
    entry: z.enum(['send', 'ask']).optional(),
    tab: tab.optional(),
    web: z.strictObject({ title: text, text, art: text }).optional(),
    banner: z.strictObject({ season: z.literal('easter'), label: text, art: text }).optional(),
  })
  .refine(({ entry, mode }) => !entry || mode, 'has an entry and no mode, so a link without an entry could not lead there')
  .refine(({ tab, web }) => !tab || web, 'has a tab and no web, so it would be empty outside the messenger')
  .refine(({ isHome, tab }) => !isHome || tab, 'is home and has no tab, so users could not return to it');

const schema = z.strictObject({ routes: z.array(route).readonly(), dialogs: z.array(name).readonly() });

/** The parts that a remote adds to the app, as stored in its release: routes with their tabs, and dialogs by name. */
export type Manifest = z.infer<typeof schema>;
type Route = Manifest['routes'][number];

/** The faults of a manifest, one sentence each with its place; empty if there are none. `icons`: those of the shell. */
export function manifestFaults(remote: string, manifest: unknown, icons: readonly string[]): string[] {
  if (manifest === undefined) return [`${remote} has no manifest`];
  const { data, error } = schema.safeParse(manifest);
  if (!data) return error.issues.map(({ path, message }) => `${remote}'s manifest, ${placeOf(path)}: ${message}`);
  return data.routes.flatMap((each) =>
    iconsOf(each)
      .filter((icon) => !icons.includes(icon))
      .map((icon) => `${remote}'s tab ${each.path} needs the icon "${icon}", which the shell does not have; it has ${icons.join(', ')}`),
  );
}

/** Conflicts between manifests that are to be active together, one sentence each. */
export function clashes(manifests: Readonly<Record<string, Manifest>>): string[] {
  const claims = Map.groupBy(
    Object.entries(manifests).flatMap(([remote, manifest]) => claimsOf(manifest).map((claim) => ({ remote, claim }))),
    ({ claim }) => claim,
  );
  const found = [...claims].filter(([, by]) => by.length > 1).map(([claim, by]) => `${listed(by.map(({ remote }) => remote))} ${claim}`);
  return claims.has(HOME) ? found : [...found, 'no remote provides the home page'];
}

const HOME = 'provide the home page';

function claimsOf({ routes, dialogs }: Manifest): string[] {
  return [...routes.flatMap(claimsOfRoute), ...dialogs.map((dialog) => `provide the dialog "${dialog}"`)];
}

function claimsOfRoute({ path, isHome, entry, mode, tab }: Route): string[] {
  return [
    `provide a page at ${path}`,
    ...(isHome ? [HOME] : []),
    ...(entry ? [`handle launches of the app "${entry}"`, `handle launches to people in mode ${mode}`] : []),
    ...(tab ? [`use position ${tab.order} of the tab bar`] : []),
  ];
}

const iconsOf = ({ tab }: Route) => [tab?.icon, tab?.festiveIcon].filter((icon) => icon !== undefined);

/** `routes[0].tab.icon` */
function placeOf(path: readonly PropertyKey[]): string {
  const place = path.map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`)).join('');
  return place.replace(/^\./, '') || 'as a whole';
}

/** `inbox and share both`, `inbox twice` */
function listed(remotes: readonly string[]): string {
  const different = [...new Set(remotes)];
  const [first = ''] = different;
  return different.length === 1 ? `${first} would twice` : `${different.join(' and ')} would both`;
}
