import { expect, test } from '@rstest/core';
import type { ReactNode } from 'react';
import { useText } from '../react.tsx';
import { faultsIn } from './states.tsx';

const faults = (state: ReactNode, part?: string) => faultsIn({ name: 'state', render: () => state }, part);

function Words({ id, args }: { readonly id: string; readonly args?: Readonly<Record<string, string>> }) {
  return <p>{useText()(id, args)}</p>;
}

test('a valid state has no fault', async () => {
  const state = (
    <dialog open aria-label="Sheet">
      <h2>Sheet</h2>
      <label htmlFor="name">Name</label>
      <input id="name" />
      <a href="/">Back</a>
      <button type="button" aria-label="Close" />
      <Words id="share-title-valentine" />
    </dialog>
  );
  expect(await faults(state, 'share')).toEqual([]);
});

test.each<[string, ReactNode, RegExp]>([
  ['a text that is not there', <Words key="0" id="share-not-there" />, /share-not-there/],
  ['a text of another remote', <Words key="1" id="send-close" />, /send-close/],
  ['an argument that nobody gave', <Words key="2" id="share-story-count" />, /step/],
  ['a brace that is left', <p key="3">{'{ $name }'} likes you</p>, /\$name/],
  ['a button without a name', <button key="4" type="button" />, /a button without a name/],
  [
    'a link without a name',
    <a key="5" href="/">
      <i />
    </a>,
    /a link without a name/,
  ],
  ['a field without a name', <input key="6" />, /a textbox without a name/],
  ['a sheet without a heading', <dialog key="7" open aria-label="Sheet" />, /a sheet without a heading/],
  ['an id that exists twice', [<p key="8" id="a" />, <p key="9" id="a" />], /the id a exists twice/],
  [
    'a complaint of React',
    <p key="10">
      <p />
    </p>,
    /console.error/,
  ],
])('%s is a fault', async (_, state, fault) => {
  expect((await faults(state, 'share')).join('\n')).toMatch(fault);
});

test('a state that throws fails its test', async () => {
  const Broken = () => {
    throw new Error('broken');
  };
  await expect(faults(<Broken />)).rejects.toThrow('broken');
});
