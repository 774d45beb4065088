import { expect, test } from '@rstest/core';
import { arrowsOf, faultOf } from './arrows.ts';

const fault = (file: string, line: string) => arrowsOf(file, line).map(faultOf);

test('[MFE-01] a remote never imports a remote, nor the host', () => {
  expect(fault('remote-send/src/a.ts', "import { x } from '@billet/remote-inbox';")[0]).toContain(
    'remote-send may not import remote-inbox',
  );
  expect(fault('remote-send/src/a.ts', "import x from '../../host/src/x.ts';")[0]).toContain('reaches into host');
  expect(fault('remote-send/src/a.ts', "const x = import('@billet/host');")[0]).toContain('may not import host');
});

test('libraries with an owner are reached through it', () => {
  expect(fault('remote-send/src/a.ts', "import axios from 'axios';")[0]).toContain('axios belongs to shared-bridge');
  expect(fault('shared-bridge/src/a.ts', "import axios from 'axios';")).toEqual([null]);
});

test('a browser takes only types from the contract, and rules as they are', () => {
  expect(fault('host/src/a.ts', "import { schemas } from '@billet/shared-domain/contract';")[0]).toContain('only types');
  expect(fault('host/src/a.ts', "import type { User } from '@billet/shared-domain/contract';")).toEqual([null]);
  expect(fault('host/src/a.ts', "import { totalPrice } from '@billet/shared-domain/rules/price';")).toEqual([null]);
  expect(fault('server/src/a.ts', "import { schemas } from '@billet/shared-domain/contract';")).toEqual([null]);
});

test('imports over several lines, for their effect, and exports are seen', () => {
  expect(
    arrowsOf('a.ts', "import {\n  a,\n  b,\n} from 'zod';\nimport 'vaul';\nexport * from './x.ts';").map((arrow) => arrow.target),
  ).toEqual(['zod', 'vaul', './x.ts']);
});

test('only a test takes what is made for tests from a package that its own may not import', () => {
  expect(fault('shared-ui/src/gallery.test.tsx', "import { testStates } from '@billet/shared-i18n/testing';")).toEqual([null]);
  expect(fault('shared-ui/src/gallery.tsx', "import { testStates } from '@billet/shared-i18n/testing';")[0]).toContain('may not import');
  expect(fault('shared-ui/src/price/price.test.tsx', "import { useText } from '@billet/shared-i18n';")[0]).toContain('may not import');
});
