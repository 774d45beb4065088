import path from 'node:path';
import { expect, test } from '@rstest/core';
import { changesBetween } from './compare.ts';

const root = path.resolve(import.meta.dirname, '../..');

const surface = `declare module '@billet/shared-bridge' {
  import { DialogName, NamedDialogs } from '@billet/shared-bridge/named-dialogs';
  import { Answer, Body, Calls, JsonCallName, Valentine } from '@billet/shared-domain/contract';
  import { ComponentType } from 'react';
  const icons: readonly ['share', 'send'];
  function bridge(): Bridge;
  function putValentine(changed: Valentine): void;
  function useCall<N extends JsonCallName>(name: N, input: { readonly body: Body<N>; readonly key?: string } | null): Promise<Answer<N>>;
  function useSession<T>(selector: (state: SessionState) => T): T;
  interface Bridge {
    readonly messenger: Messenger;
    readonly shell: { readonly openDialog: <N extends DialogName>(name: N, props: NamedDialogs[N]) => void };
  }
  interface ExposedModule { readonly dialogs: { readonly [N in DialogName]?: ComponentType<NamedDialogs[N]> } }
  interface Manifest { readonly icon: 'share' | 'send'; readonly path: string }
  interface Messenger {
    readonly copy: (text: string) => Promise<Outcome>;
    readonly share: (story: { readonly text?: string; readonly url: string }) => Outcome;
    readonly wait: (seconds: number) => void;
  }
  interface SessionState { readonly isReady: boolean; readonly name?: string }
  type Outcome = { readonly ok: false; readonly reason: 'declined' | 'failed' } | { readonly ok: true };
  export { type Bridge, type ExposedModule, type Manifest, bridge, type icons, putValentine, useCall, useSession };
}
declare module '@billet/shared-bridge/named-dialogs' {
  interface NamedDialogs { readonly age: { readonly onConfirm: () => void }; readonly settings: Record<string, never> }
  type DialogName = keyof NamedDialogs;
  export { type DialogName, type NamedDialogs };
}
declare module '@billet/shared-domain/contract' {
  interface Calls {
    readonly getItems: { readonly answer: { readonly names: string[] }; readonly body: undefined; readonly params: undefined; readonly query: undefined; readonly repeat: 'safe' };
    readonly order: { readonly answer: { readonly state: 'new' | 'paid' }; readonly body: { readonly id: string }; readonly params: undefined; readonly query: undefined; readonly repeat: 'keyed' };
  }
  const calls: Calls;
  type JsonCallName = keyof Calls;
  type Answer<N extends JsonCallName> = Calls[N]['answer'];
  type Body<N extends JsonCallName> = Calls[N]['body'];
  type Valentine = { readonly id: string };
  export { type Answer, type Body, type Calls, type JsonCallName, type Valentine, calls };
}
declare module '@billet/shared-i18n/texts' {
  interface Texts { readonly 'errors-busy': (given: { readonly minutes: unknown }) => string; readonly 'errors-lost': (given: {}) => string }
  export { type Texts };
}
`;

/** The changes after replacing the first text of each pair with the second. */
function changed(...pairs: readonly (readonly [string, string])[]): string[] {
  const after = pairs.reduce((text, [from, to]) => {
    if (!text.includes(from)) throw new Error(`The surface has no ${from}`);
    return text.replace(from, to);
  }, surface);
  return changesBetween(root, surface, after).map(({ what, bump }) => `${what}: ${bump}`);
}

test.each<readonly [string, string, string, readonly string[]]>([
  ['a removed member', 'readonly copy: (text: string) => Promise<Outcome>;', '', ['bridge().messenger.copy was removed: major']],
  ['a new member', 'readonly copy:', 'readonly cut: () => void;\nreadonly copy:', ['bridge().messenger.cut is new: minor']],
  [
    'a renamed member',
    'readonly copy:',
    'readonly copyText:',
    ['bridge().messenger.copy was removed: major', 'bridge().messenger.copyText is new: minor'],
  ],
  [
    'a method with a wider parameter',
    '(seconds: number)',
    '(seconds: number | string)',
    ['bridge().messenger.wait(seconds) can be string too: minor'],
  ],
  [
    'a method with a narrower parameter',
    '(seconds: number)',
    '(seconds: 1 | 2)',
    ['bridge().messenger.wait(seconds) changed from number to 1 or 2: major'],
  ],
  ['a new optional parameter', '(seconds: number)', '(seconds: number, why?: string)', ['bridge().messenger.wait(why) is new: minor']],
  [
    'a new required parameter',
    '(seconds: number)',
    '(seconds: number, why: string)',
    ['bridge().messenger.wait(why) is wanted now: major'],
  ],
  [
    'a new optional field of an input',
    'readonly url: string',
    'readonly tag?: string; readonly url: string',
    ['bridge().messenger.share(story).tag is new: minor'],
  ],
  [
    'a new required field of an input',
    'readonly url: string',
    'readonly tag: string; readonly url: string',
    ['bridge().messenger.share(story).tag is wanted now: major'],
  ],
  [
    'a field of an input that becomes required',
    'readonly text?: string',
    'readonly text: string',
    ['bridge().messenger.share(story).text is wanted now: major'],
  ],
  [
    'a field of an input that becomes optional',
    'readonly url: string }',
    'readonly url?: string }',
    ['bridge().messenger.share(story).url may be left out now: minor'],
  ],
  [
    'a new variant of an answer',
    "'declined' | 'failed'",
    "'declined' | 'failed' | 'locked'",
    ['bridge().messenger.copy().reason can be "locked" too: major'],
  ],
  ['a removed variant of an answer', "'declined' | 'failed'", "'failed'", [expect.stringMatching(/reason.*: minor$/)]],
  [
    'a new state field',
    'readonly isReady: boolean;',
    'readonly isReady: boolean; readonly isNew: boolean;',
    ['useSession(selector)(state).isNew is new: minor'],
  ],
  [
    'a state field that becomes optional',
    'readonly isReady: boolean;',
    'readonly isReady?: boolean;',
    ['useSession(selector)(state).isReady may be missing now: major'],
  ],
  [
    'a new call',
    'readonly order: {',
    "readonly pay: { readonly answer: true; readonly body: undefined; readonly params: undefined; readonly query: undefined; readonly repeat: 'safe' };\nreadonly order: {",
    ['the call pay is new: minor'],
  ],
  [
    'a removed call',
    'readonly getItems:',
    'readonly getThings:',
    ['the call getItems was removed: major', 'the call getThings is new: minor'],
  ],
  [
    'a new field of an answer',
    'readonly names: string[]',
    'readonly names: string[]; readonly total: number',
    ["the call getItems's answer.total is new: minor"],
  ],
  [
    'another type of an answer',
    'readonly names: string[]',
    'readonly names: number[]',
    ["the call getItems's answer.names changed from string to number: major"],
  ],
  [
    'a new optional field of a body',
    'readonly body: { readonly id: string }',
    'readonly body: { readonly id: string; readonly tip?: number }',
    ["the call order's body.tip is new: minor"],
  ],
  [
    'a new required field of a body',
    'readonly body: { readonly id: string }',
    'readonly body: { readonly id: string; readonly tip: number }',
    ["the call order's body.tip is wanted now: major"],
  ],
  [
    'a new option of every call',
    'readonly key?: string',
    'readonly key?: string; readonly isUrgent?: boolean',
    ['useCall(input).isUrgent is new: minor'],
  ],
  [
    'a new dialog',
    'interface NamedDialogs {',
    'interface NamedDialogs { readonly year: Record<string, never>;',
    ['the dialog year is new: minor', 'ExposedModule.dialogs.year is new: minor'],
  ],
  [
    'a removed dialog',
    'readonly settings: Record<string, never>',
    '',
    ['the dialog settings was removed: major', 'ExposedModule.dialogs.settings was removed: major'],
  ],
  [
    'a new optional prop of a dialog',
    'readonly onConfirm: () => void',
    'readonly onConfirm: () => void; readonly at?: number',
    ['the dialog age.at is new: minor'],
  ],
  [
    'a new required prop of a dialog',
    'readonly onConfirm: () => void',
    'readonly onConfirm: () => void; readonly at: number',
    ['the dialog age.at is wanted now: major'],
  ],
  [
    'a manifest with a new possible value',
    "'share' | 'send'; readonly path",
    "'share' | 'send' | 'gift'; readonly path",
    ['Manifest.icon can be "gift" too: minor'],
  ],
  [
    'a manifest with fewer possible values',
    "'share' | 'send'; readonly path",
    "'share'; readonly path",
    [expect.stringMatching(/^Manifest\.icon.*: major$/)],
  ],
  ['a list that only exists as a type', "['share', 'send']", "['share', 'send', 'gift']", []],
  [
    'a new field of an object that remotes get and return',
    'type Valentine = { readonly id: string }',
    'type Valentine = { readonly id: string; readonly gift: string }',
    [],
  ],
  ['a removed text', "readonly 'errors-lost': (given: {}) => string", '', ['the text errors-lost was removed: major']],
  [
    'a text with a new argument',
    'readonly minutes: unknown',
    'readonly minutes: unknown; readonly name: unknown',
    ['the text errors-busy(given).name is wanted now: major'],
  ],
  [
    'a new export',
    'function bridge(): Bridge;',
    'function bridge(): Bridge;\nfunction useNow(): Date;\nexport { useNow };',
    ['useNow is new: minor'],
  ],
  ['a removed export', ' putValentine, useCall', ' useCall', ['putValentine was removed: major']],
  [
    'an export that becomes a type',
    ' putValentine, useCall',
    ' type putValentine, useCall',
    ['putValentine was removed from the runtime exports: major'],
  ],
  ['a renamed parameter', '(text: string)', '(words: string)', []],
])('[MFE-05] changesBetween classifies %s', (_, from, to, expected) => {
  expect(changed([from, to])).toEqual(expected);
});

test('[MFE-05] changesBetween reports several changes by their names', () => {
  expect(
    changed(['readonly wait: (seconds: number) => void;', ''], ['readonly path: string', 'readonly path: string; readonly art?: string']),
  ).toEqual(['Manifest.art is new: minor', 'bridge().messenger.wait was removed: major']);
});

test('[MFE-05] naming an anonymous type, or inlining a named one, is no change', () => {
  const inline = '{ readonly text?: string; readonly url: string }';
  expect(
    changed([`story: ${inline}`, 'story: Story'], ['interface Messenger', `interface Story ${inline}\n  interface Messenger`]),
  ).toEqual([]);
});

test('[MFE-05] a surface that does not compile is refused with the compiler error', () => {
  expect(() => changed(['): Bridge;', '): Bridges;'])).toThrow("Cannot find name 'Bridges'");
});
