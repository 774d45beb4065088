import { isBlank, limitMarks, removeBidiControls, splitCharacters } from '@billet/shared-domain/rules/characters';
import { say } from '../messages/texts.ts';

/** What the messenger tells of a person is somebody's typing all the same: each part is cleaned before it is used. */

const LONGEST_NAME = 64;
const LONGEST_ADDRESS = 512;
const CONTROLS = /[\p{Cc}\p{Zl}\p{Zp}]+/gu;
/** A mark needs a base; white space and invisible characters at the start are no part of a name. */
const NO_START = /^[\s\p{M}\p{Default_Ignorable_Code_Point}]+/u;
const USERNAME = /^\w{1,32}$/;
const LANGUAGE = /^[a-z]{2,3}(-[a-z0-9]{2,8}){0,2}$/i;

/** A name of at most 64 characters on one line, as a person counts them; a word for somebody where it would be blank. */
export function cleanName(typed: string, languageCode?: string): string {
  // a few thousand at most are looked at, and each character is at most four code points
  const oneLine = typed.slice(0, 4_096).toWellFormed().replace(CONTROLS, ' ');
  const text = removeBidiControls(oneLine).normalize('NFC').replace(NO_START, '');
  const name = [...limitMarks(text).trim()].slice(0, 4 * LONGEST_NAME).join('');
  const cut = cutName(name);
  return isBlank(cut) ? say(cleanLanguage(languageCode), 'bot-nameless') : cut;
}

/** What has no more units than that has no more characters. */
function cutName(name: string): string {
  if (name.length <= LONGEST_NAME) return name;
  return splitCharacters(name).slice(0, LONGEST_NAME).join('').trim();
}

/** A username as the messenger gives them, else none. */
export function cleanUsername(typed: string | undefined): string | null {
  return typed !== undefined && USERNAME.test(typed) ? typed : null;
}

/** The language's code where it is one; pt_BR is written as pt-BR. */
export function cleanLanguage(typed: string | undefined): string | undefined {
  const code = typed?.replaceAll('_', '-');
  return code !== undefined && LANGUAGE.test(code) ? code : undefined;
}

/** A picture's address: https, or at one of the `origins` that a developer's machine adds; else none. */
export function cleanPhoto(typed: string | undefined, origins: readonly string[]): string | null {
  if (typed === undefined || typed.length > LONGEST_ADDRESS || !URL.canParse(typed)) return null;
  const { protocol, origin, href } = new URL(typed);
  const isTaken = protocol === 'https:' || origins.includes(origin);
  return isTaken && href.length <= LONGEST_ADDRESS ? href : null;
}
