import { expect, test } from '@rstest/core';
import { people } from './people.ts';
import { withSlots } from './slots.ts';

const { own, friend } = people;
const letters = (name: string, count: number) => [...name].slice(0, count).join('');

test('[FST-01] marks initials, colour and photo of the visitor for the page script', () => {
  const avatar = `<span class="a" data-hue="3"><span dir="auto">${letters(own.firstName, 2)}</span><img src="${own.photoUrl}" alt=""/></span>`;
  expect(withSlots(avatar)).toBe(
    '<span class="a" data-hue="3" data-slot-hue="own"><span dir="auto" data-slot="own.initials"></span><img alt="" data-slot-src="own.photo"/></span>',
  );
  expect(withSlots(`<p>${own.firstName}</p>`)).toBe('<p data-slot="own.name"></p>');
});

test('[FST-01] marks names and photos of a friend for the server, with their length, isolated from the surrounding text', () => {
  const avatar = `<span data-hue="3"><b dir="auto">${letters(friend.firstName, 2)}</b><img src="${friend.photoUrl}" alt=""/></span>`;
  expect(withSlots(avatar)).toBe(
    '<span data-hue="<!--friend.hue-->"><b data-dir="<!--friend.dir-->"><!--friend.initials--></b><!--friend.photo img alt=""--></span>',
  );
  expect(withSlots(`<h1>For ${letters(friend.firstName, 25)}…!</h1>`)).toBe('<h1>For \u2068<!--friend.name 25-->\u2069!</h1>');
  expect(withSlots(`<h1>\u2068${friend.firstName}\u2069 ל</h1>`)).toBe('<h1>\u2068<!--friend.name-->\u2069 ל</h1>');
  expect(withSlots(`<a aria-label="To ${friend.firstName}"></a>`)).toBe('<a aria-label="To <!--friend.name-->"></a>');
});

test.each([
  ['a name within a sentence', `<p>Hi, ${own.firstName}</p>`],
  ['a name in an attribute', `<p title="${own.firstName}"></p>`],
  ['three letters of a name', `<p>${letters(own.firstName, 3)}</p>`],
  ['the second half of a name', `<p>${[...friend.firstName].slice(2).join('')}</p>`],
  ['a photo in another place', `<a href="${own.photoUrl}"></a>`],
  ['a friend’s photo in another place', `<p>${friend.photoUrl}</p>`],
])('[FST-01] the build rejects %s, because it cannot be filled in later', (_, html) => {
  expect(() => withSlots(html)).toThrow('can’t be filled in later'.replace('’', "'"));
});
