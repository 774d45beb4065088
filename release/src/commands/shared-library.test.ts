import { expect, test } from '@rstest/core';
import { buildHost, buildRemote, buildsWith, contextOn, releaseBuild, releaseIn } from '../../test/parts.ts';
import { compose } from '../compose.ts';
import { releaseHost } from './release.ts';
import { rollbackHost, rollbackRemote } from './rollback.ts';

const hostOf = (react: string) =>
  buildHost(`host-of-${react.replaceAll('.', '-')}`, { shared: { react, '@billet/shared-bridge': '1.0.0' } });
const inboxFor = (react: string) => buildRemote('inbox', `inbox for ${react}`, { shared: { react, '@billet/shared-bridge': '^1.0.0' } });

/** A host with React 19.3.0, and an inbox that runs with any 19.x from it on. */
async function deployment() {
  const context = contextOn();
  await compose(context, { ...buildsWith([inboxFor('^19.3.0')]), host: hostOf('19.3.0') });
  const activeReactVersions = () => {
    const { shell, remotes } = releaseIn(context.folder) ?? {};
    return [shell?.active.shared.react, remotes?.inbox?.active.shared.react];
  };
  return { context, activeReactVersions };
}

test('[MFE-05] host and remote can take a patch of React in any order, and roll back independently', async () => {
  const { context, activeReactVersions } = await deployment();
  await releaseHost(context, hostOf('19.3.1'));
  await releaseBuild(context, buildRemote('inbox', 'built with 19.3.1', { shared: { react: '^19.3.0' } }));
  await rollbackHost(context);
  expect(activeReactVersions()).toEqual(['19.3.0', '^19.3.0']);
  await releaseHost(context, hostOf('19.3.2'));
  await rollbackRemote(context, 'inbox');
  expect(activeReactVersions()).toEqual(['19.3.2', '^19.3.0']);
});

test('[MFE-05] a remote that needs a fix is released after the host, and rolled back before it', async () => {
  const { context, activeReactVersions } = await deployment();
  const needsFix = inboxFor('^19.3.1');
  await expect(releaseBuild(context, needsFix)).rejects.toThrow('Refused: inbox needs react ^19.3.1, the shell shares 19.3.0');
  await releaseHost(context, hostOf('19.3.1'));
  await releaseBuild(context, needsFix);
  expect(activeReactVersions()).toEqual(['19.3.1', '^19.3.1']);
  await rollbackRemote(context, 'inbox');
  await rollbackHost(context);
  expect(activeReactVersions()).toEqual(['19.3.0', '^19.3.0']);
});

test('[MFE-05] for a major version, remotes that support both are released first, then the host, which can roll back', async () => {
  const { context, activeReactVersions } = await deployment();
  await releaseBuild(context, inboxFor('^19.3.0 || ^20.0.0'));
  await releaseHost(context, hostOf('20.0.0'));
  expect(activeReactVersions()).toEqual(['20.0.0', '^19.3.0 || ^20.0.0']);
  await rollbackHost(context);
  expect(activeReactVersions()).toEqual(['19.3.0', '^19.3.0 || ^20.0.0']);
});

test('[MFE-05] an older remote that names an exact version needs at least that version', async () => {
  const { context } = await deployment();
  await expect(releaseBuild(context, inboxFor('19.3.1'))).rejects.toThrow('inbox needs react ^19.3.1, the shell shares 19.3.0');
});
