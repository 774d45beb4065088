import { isBlank, limitMarks, removeBidiControls, splitCharacters } from '@billet/shared-domain/rules/characters';
import { translate } from '../messages/texts.ts';

/** Users type the data that Telegram sends about them, so each field is cleaned before it is used. */

const MAX_NAME_LENGTH = 64;
const MAX_ADDRESS_LENGTH = 512;
const CONTROLS = /[\p{Cc}\p{Zl}\p{Zp}]+/gu;
/** A combining mark needs a base. White space and invisible characters at the start are not part of a name. */
const LEADING_INVISIBLE = /^[\s\p{M}\p{Default_Ignorable_Code_Point}]+/u;
const USERNAME = /^\w{1,32}$/;
const LANGUAGE = /^[a-z]{2,3}(-[a-z0-9]{2,8}){0,2}$/i;

/** A name of at most 64 graphemes on one line; a placeholder if it would be blank. */
export function cleanName(typed: string, languageCode?: string): string {
  // limits the input to a few thousand code units; each grapheme has at most four code points
  const oneLine = typed.slice(0, 4_096).toWellFormed().replace(CONTROLS, ' ');
  const text = removeBidiControls(oneLine).normalize('NFC').replace(LEADING_INVISIBLE, '');
  const name = [...limitMarks(text).trim()].slice(0, 4 * MAX_NAME_LENGTH).join('');
  const cut = cutName(name);
  return isBlank(cut) ? translate(cleanLanguage(languageCode), 'bot-nameless') : cut;
}

/** A string has at most as many graphemes as code units. */
function cutName(name: string): string {
  if (name.length <= MAX_NAME_LENGTH) return name;
  return splitCharacters(name).slice(0, MAX_NAME_LENGTH).join('').trim();
}

/** A username in Telegram's format, else null. */
export function cleanUsername(typed: string | undefined): string | null {
  return typed !== undefined && USERNAME.test(typed) ? typed : null;
}

/** A valid language code; pt_BR becomes pt-BR. */
export function cleanLanguage(typed: string | undefined): string | undefined {
  const code = typed?.replaceAll('_', '-');
  return code !== undefined && LANGUAGE.test(code) ? code : undefined;
}

/** The address of a photo: https, or at one of the `origins` of a local server; else null. */
export function cleanPhoto(typed: string | undefined, origins: readonly string[]): string | null {
  if (typed === undefined || typed.length > MAX_ADDRESS_LENGTH || !URL.canParse(typed)) return null;
  const { protocol, origin, href } = new URL(typed);
  const isAllowed = protocol === 'https:' || origins.includes(origin);
  return isAllowed && href.length <= MAX_ADDRESS_LENGTH ? href : null;
}
