import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@rstest/core';
import { buildAttic, buildHost } from '../../test/fixture-build.ts';

const modules = path.resolve(import.meta.dirname, '../../../node_modules');
const attic = (imports: string) => ({
  'src/attic.tsx': `${imports}\nexport default function Attic() { return <p>{String(all)}</p>; }`,
});

test('[MFE-02] builds a remote that imports only shared libraries', () => {
  const { status, output } = buildAttic(
    attic(`import { useState } from 'react'; import { createPortal } from 'react-dom'; import { bridge } from '@billet/shared-bridge';
      import { useText } from '@billet/shared-i18n'; const all = [useState, createPortal, bridge, useText];`),
  );
  expect({ status, output }).toMatchObject({ status: 0 });
});

test('[MFE-02] rejects a copy of React inside a vendored bundle, and names the chain of imports', () => {
  const react = readFileSync(path.join(modules, 'react/cjs/react.production.js'), 'utf8');
  const { status, output } = buildAttic({
    ...attic(`import { chart } from './charts.ts'; const all = chart;`),
    'src/charts.ts': `import vendor from '../vendor/charts.min.cjs'; export const chart = vendor.useState;`,
    'vendor/charts.min.cjs': react,
  });
  expect(status).not.toBe(0);
  expect(output).toContain(
    'attic contains a copy of React: src/pages.ts → src/attic.tsx → src/charts.ts → vendor/charts.min.cjs. Instead take it',
  );
});

test('[MFE-02] rejects unshared parts of React, other entries of the bridge, and libraries that the host owns', () => {
  const { status, output } = buildAttic(
    attic(`import { createRoot } from 'react-dom/client'; import { makeBridge } from '@billet/shared-bridge/host'; import axios from 'axios';
      import { Drawer } from 'vaul'; import { Toaster } from 'sonner'; import { create } from 'zustand'; import { FluentBundle } from '@fluent/bundle';
      import { retrieveLaunchParams } from '@telegram-apps/bridge'; import { useNavigate } from 'react-router-dom';
      import { QueryClient } from '@tanstack/react-query';
      const all = [createRoot, makeBridge, axios, Drawer, Toaster, create, FluentBundle, retrieveLaunchParams, useNavigate, QueryClient];`),
  );
  expect(status).not.toBe(0);
  const found = [...output.matchAll(/attic contains a copy of ([^:]+): src\/pages\.ts → src\/attic\.tsx → /g)].map(([, name]) => name);
  expect([...new Set(found)].sort()).toEqual(
    [
      'Fluent',
      'TanStack Query',
      'axios',
      "react-dom's renderer",
      'scheduler',
      'sonner',
      'the bridge',
      "the messenger's SDK",
      'the router',
      'vaul',
      'zustand',
    ].sort(),
  );
});

test('[MFE-02] builds a host with one React; rejects a second React and names the chains of imports', () => {
  const react = readFileSync(path.join(modules, 'react/cjs/react.production.js'), 'utf8');
  const main = `import { useState } from 'react'; import { createRoot } from 'react-dom/client'; console.log(useState, createRoot);`;
  const one = buildHost({ 'src/main.tsx': main });
  expect(one.output).not.toContain('copies of');
  const two = buildHost({
    'src/main.tsx': `import vendor from '../vendor/old.cjs'; console.log(vendor); ${main}`,
    'vendor/old.cjs': react.replace(
      '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
      '__SECRET_INTERNALS_DO_NOT_USE_OR_YOU_WILL_BE_FIRED',
    ),
  });
  expect(two.status).not.toBe(0);
  expect(two.output).toContain('The host contains 2 copies of React, but a page may have only one:');
  expect(two.output).toContain('src/main.tsx → vendor/old.cjs');
});
