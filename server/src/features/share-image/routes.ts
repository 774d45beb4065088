import { createHash } from 'node:crypto';
import { isCode } from '@billet/shared-domain/rules/code';
import { shareLink } from '@billet/shared-domain/rules/links';
import type { Look } from '@billet/shared-domain/rules/looks';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { UserRow } from '../../kit/db/schema/people.ts';
import type { Deps } from '../../kit/deps.ts';
import { registerCall } from '../../kit/http/call.ts';
import { ApiError } from '../../kit/http/errors.ts';
import { countFor } from '../../kit/limits/limits.ts';
import { languageOf } from '../../kit/messages/language.ts';
import { translate } from '../../kit/messages/texts.ts';
import { findNoteOf } from '../notes/index.ts';
import { findById, hasLeft, promptOf } from '../people/index.ts';
import { ADDRESS_LIFE, addressOf, readAddress, type Subject } from './address.ts';
import { makePhotoLoader } from './photo.ts';
import type { Exchange, Picture } from './picture.ts';
import { makePictures, outputs } from './renderer.ts';

/** Seconds for which clients may cache a picture without its late photo. */
const LIFE_WITHOUT_PHOTO = 60;

export function registerShareImage(app: FastifyInstance, deps: Deps): void {
  const pictures = makePictures(makePhotoLoader(deps.config.isLocal ? deps.config.messengerOrigins : []));

  registerCall(app, 'getShareImage', async ({ person, params, query }) => {
    if (isCode(params.id)) {
      if (params.id !== person.code) throw new ApiError('not_found', 'This is not your code', { field: 'id' });
      const mode = query.mode ?? person.mode;
      const link = { kind: 'link', id: person.id, owner: person.id, mode, look: query.look, language: languageOf(person) } as const;
      const prompt = promptOf(person, deps.clock.now(), link.language);
      return urlsOf(deps, prompt ? { ...link, prompt: hashOf(prompt.text) } : link);
    }
    const subject = await noteSubject(deps, person, { kind: query.of, id: params.id, look: query.look });
    if (subject === null) throw new ApiError('not_found', 'You have no such note with an answer or a revealed sender', { field: 'id' });
    return urlsOf(deps, subject);
  });

  // A wildcard, since Fastify rejects a named parameter of this length
  const params = z.object({ '*': z.string().max(1024) });
  const schema = { operationId: 'getImage', params };
  app.get('/api/images/*', { schema, config: { access: 'open', isEmbeddable: true, queue: 'slow' } }, async (request, reply) => {
    const address = params.parse(request.params)['*'].replace(/\.(png|webp)$/, '');
    const named = readAddress(address, deps.config.sealKey, deps.clock.real());
    // Only the canonical address: variations would bypass the cache
    const subject = named && request.url === pathOf(address, named.size) ? named : null;
    const owner = subject && (await findById(deps.db.app, subject.owner));
    const picture = subject && owner && !hasLeft(owner) && (await pictureOf(deps, subject, owner));
    if (!picture) throw new ApiError('not_found', 'There is no such picture, or its address is over');
    if (!pictures.has(picture, subject.size)) await countFor(deps, 'picturesAnHour', owner);
    const { bytes, isWhole } = await pictures.draw(picture, subject.size);
    reply
      .header('Content-Type', `image/${outputs[subject.size].format}`)
      .header('Cache-Control', `private, max-age=${isWhole ? ADDRESS_LIFE : LIFE_WITHOUT_PHOTO}`)
      .header('Cross-Origin-Resource-Policy', 'cross-origin');
    return bytes;
  });
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 8);

const pathOf = (address: string, size: Subject['size']) => `/api/images/${address}.${outputs[size].format}`;

/** A picture's subject in any size. */
type Shown = Omit<Subject, 'size'>;

const urlsOf = (deps: Pick<Deps, 'config' | 'clock'>, shown: Shown) => ({
  url: imageUrl(deps, { ...shown, size: 'story' }),
  previewUrl: imageUrl(deps, { ...shown, size: 'preview' }),
});

function imageUrl({ config, clock }: Pick<Deps, 'config' | 'clock'>, subject: Subject): string {
  return `${config.publicUrl}${pathOf(addressOf(subject, config.sealKey, clock.real()), subject.size)}`;
}

type Owner = Pick<UserRow, 'id' | 'language' | 'languageCode'>;

/** The address of the picture of a person's answered note; null if they have no such note. */
export async function answerImageUrl(deps: Deps, person: Owner, noteId: string): Promise<string | null> {
  const subject = await noteSubject(deps, person, { kind: 'answer', id: noteId, look: 'classic' });
  return subject && imageUrl(deps, { ...subject, size: 'story' });
}

type NoteKind = Exclude<Subject['kind'], 'link'>;

/** The subject of a picture of a person's note; null if they have no such note, or it has no picture of this kind. */
async function noteSubject(
  deps: Deps,
  person: Owner,
  { kind, id, look }: { readonly kind: NoteKind; readonly id: string; readonly look: Look },
): Promise<Shown | null> {
  const note = await findNoteOf(deps.db.inbox, id, person.id);
  const language = languageOf(person);
  if (!note || exchangeOf(note, kind, language) === null) return null;
  const mode = note.type === 'anonymous_message' ? 'anonymous' : 'valentine';
  return { kind, id: note.id, owner: person.id, mode, look, language };
}

type Note = NonNullable<Awaited<ReturnType<typeof findNoteOf>>>;

/** The note with its answer, or with the announcement that its sender was revealed; null if there is neither. */
function exchangeOf({ message, answer, isRevealCompleted }: Note, kind: NoteKind, language: string): Exchange | null {
  if (kind === 'answer') return answer === null ? null : { message, answer, label: translate(language, 'bot-share-answer-label') };
  if (!isRevealCompleted) return null;
  return { message, answer: translate(language, 'bot-share-reveal-words'), label: translate(language, 'bot-share-reveal-label') };
}

const linkOf = ({ config }: Pick<Deps, 'config'>, mode: Subject['mode'], { code }: Pick<UserRow, 'code'>) =>
  shareLink(config.botUsername, mode === 'valentine' ? config.sendApp : config.askApp, code);

/** The current contents of a picture; null if its note is deleted. Nothing depends on the sender of a note. */
async function pictureOf(deps: Deps, { kind, id, owner, mode, look, language }: Shown, person: UserRow): Promise<Picture | null> {
  const common = { mode, look, firstName: person.firstName, photo: person.photoUrl, link: linkOf(deps, mode, person) };
  if (kind === 'link') {
    const art = mode === 'valentine' ? 'lovebirds' : 'ghost';
    const prompt = promptOf(person, deps.clock.now(), language);
    return { ...common, art, title: prompt?.text ?? translate(language, `bot-share-title-${mode}`), exchange: null };
  }
  const note = await findNoteOf(deps.db.inbox, id, owner);
  const exchange = note && exchangeOf(note, kind, language);
  if (!note || !exchange) return null;
  const title = kind === 'answer' ? `bot-share-answer-${mode}` : 'bot-share-reveal-title';
  return { ...common, art: note.gift.id, title: translate(language, title), exchange };
}
