import { expect, test } from '@rstest/core';
import { manifestMismatches } from './check-manifest.ts';

const manifest = {
  routes: [
    {
      path: '/attic',
      page: 'Attic',
      tab: { order: 9, icon: 'star', label: 'attic-tab' },
      web: { title: 'attic-title', text: 'attic-text', art: 'ghost' },
    },
  ],
  dialogs: ['trunk'],
} as const;
const identity = { name: 'attic', manifest, icons: ['star'] };
const load = () => undefined;
const exposed = { pages: { Attic: load }, dialogs: { trunk: load } };
const texts = ['attic-tab', 'attic-title', 'attic-text'];

test('[MFE-09] accepts a manifest that agrees with the schema, the exposed module and the texts', () => {
  expect(manifestMismatches(identity, exposed, texts)).toEqual([]);
});

test('[MFE-09] reports a page or dialog that only the manifest or only the exposed module has', () => {
  expect(manifestMismatches(identity, { pages: {}, dialogs: { trunk: load, chest: load } }, texts)).toEqual([
    'attic\'s manifest names the page "Attic"; src/pages.ts has none',
    'attic\'s src/pages.ts has the dialog "chest"; the manifest names none',
  ]);
});

test('[MFE-09] reports a text that is missing from the catalogue of the remote', () => {
  expect(manifestMismatches(identity, exposed, ['attic-tab', 'attic-text'])).toEqual([
    'attic\'s manifest names the text "attic-title" for /attic; en/attic.ftl does not have it',
  ]);
});

test('[MFE-09] reports an icon that the contract does not include, before all other faults', () => {
  expect(manifestMismatches({ ...identity, icons: ['heart'] }, exposed, [])).toEqual([expect.stringContaining('needs the icon "star"')]);
});
