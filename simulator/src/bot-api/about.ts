import { post, toBotUser, toUser } from '../world/messages.ts';
import { botChat } from '../world/people.ts';
import { changed } from '../world/world.ts';
import { personOf } from './chats.ts';
import { badRequest, jsonOf, listOf, type MethodGroup, objectOf, textOf } from './method.ts';

const abilities = {
  can_join_groups: false,
  can_read_all_group_messages: false,
  supports_inline_queries: false,
  can_connect_to_business: false,
  has_main_web_app: true,
};

/** The identity and abilities of the bot. */
export const about: MethodGroup = {
  getMe: ({ world }) => ({ ...toBotUser(world), ...abilities }),
  logOut: () => true,
  close: () => true,

  setMyName: ({ world, params }) => {
    world.bot.name = textOf(params, 'name') || world.bot.name;
    changed(world);
    return true;
  },
  getMyName: ({ world }) => ({ name: world.bot.name }),

  setMyDescription: ({ world, params }) => {
    if (!textOf(params, 'language_code')) world.bot.description = textOf(params, 'description');
    changed(world);
    return true;
  },
  getMyDescription: ({ world }) => ({ description: world.bot.description }),
  setMyShortDescription: () => true,
  getMyShortDescription: () => ({ short_description: '' }),

  setMyCommands: ({ world, params }) => {
    const language = textOf(params, 'language_code');
    if (language && !/^[a-z]{2}$/.test(language)) throw badRequest('invalid language code specified');
    // commands for one language: the simulator shows the common ones only
    if (language) return true;
    const commands = listOf(jsonOf(params, 'commands'))
      .map((value) => objectOf(value) ?? {})
      .map((each) => ({ command: textOf(each, 'command'), description: textOf(each, 'description') }));
    const scope = objectOf(jsonOf(params, 'scope'));
    if (!scope) world.bot.commands = commands;
    else if (scope.type === 'chat') world.chatCommands.set(Number(scope.chat_id), commands);
    changed(world);
    return true;
  },
  getMyCommands: ({ world }) => world.bot.commands,
  deleteMyCommands: ({ world }) => {
    world.bot.commands = [];
    changed(world);
    return true;
  },

  setChatMenuButton: ({ world, params }) => {
    const button = objectOf(jsonOf(params, 'menu_button')) ?? {};
    world.bot.menuText = textOf(button, 'text') || 'Open';
    changed(world);
    return true;
  },
  getChatMenuButton: ({ world }) => ({
    type: 'web_app',
    text: world.bot.menuText,
    web_app: { url: `http://localhost:${world.settings.appPort}/` },
  }),

  getChat: ({ world, params }) => {
    const person = personOf(world, params, 'chat_id');
    return { id: person.id, type: 'private', first_name: person.firstName, username: person.username, accent_color_id: 0 };
  },
  getChatMember: ({ world, params }) => {
    const person = personOf(world, params);
    return { status: person.isInChannel ? 'member' : 'left', user: toUser(person) };
  },
  getUserProfilePhotos: () => ({ total_count: 0, photos: [] }),

  setUserEmojiStatus: ({ world, params }) => {
    const person = personOf(world, params);
    const status = textOf(params, 'emoji_status_custom_emoji_id');
    if (status) world.statuses.set(person.id, status);
    else world.statuses.delete(person.id);
    post(world, { chat: botChat(person.id), from: person.id, text: 'Emoji status changed', kind: 'service' });
    return true;
  },
};
