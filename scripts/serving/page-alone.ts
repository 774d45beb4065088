import { composePage } from '@billet/release/page';
import { readPointer } from '@billet/release/store';
import { contentPolicy } from '../../server/src/app/http/release/policy.ts';
import { publicConfig } from '../../server/src/app/http/release/public-config.ts';
import { withConfig } from '../../server/src/app/http/release/variants.ts';
import { readConfig } from '../../server/src/kit/config.ts';
import { releaseStore } from '../../server/src/kit/release-store.ts';

export interface PageAlone {
  /** Of the page of every kept version of the host, so that a rollback needs no other file. */
  readonly policy: string;
  /** With the configuration. */
  readonly text: string;
  /** What stands for the configuration in the built page, and in `text`. */
  readonly place: string;
  readonly filled: string;
}

const PLACE = /<script\b[^>]*\bid=["']?config["']?[^>]*>[\s\S]*?<\/script>/;

/** The page of the current release as it is served without the app's server. */
export async function pageAlone(environment: Readonly<Record<string, string | undefined>>): Promise<PageAlone> {
  const config = readConfig(environment);
  const store = releaseStore(config);
  const pointer = await readPointer(store);
  if (!pointer) throw new Error(`There is no release in ${store.place} yet: npm run build makes one`);
  const { release } = pointer;
  const { active, previous } = release.shell;
  const pages = await Promise.all(
    [active, ...previous].map(async (shell) => {
      const found = await store.read(shell.page.slice(1));
      if (!found) return [];
      return [
        { shell, page: composePage(Buffer.from(found.content).toString(), { ...release, shell: { ...release.shell, active: shell } }) },
      ];
    }),
  );
  const page = pages[0]?.[0]?.page;
  if (!page) throw new Error(`${active.page} is missing in ${store.place}`);
  const text = withConfig(page, publicConfig(config));
  const origins = release.origin ? [release.origin] : [];
  return {
    policy: united(pages.flat().map((each) => contentPolicy(each.page, each.shell, config, origins))),
    text,
    place: PLACE.exec(page)?.[0] ?? '',
    filled: PLACE.exec(text)?.[0] ?? '',
  };
}

/** A policy that allows what any of them does. */
function united(policies: readonly string[]): string {
  const directives = new Map<string, Set<string>>();
  for (const directive of policies.flatMap((policy) => policy.split('; '))) {
    const [name = '', ...sources] = directive.split(' ');
    directives.set(name, new Set([...(directives.get(name) ?? []), ...sources]));
  }
  return [...directives].map(([name, sources]) => [name, ...sources].join(' ')).join('; ');
}
