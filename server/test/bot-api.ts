import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type Json = Readonly<Record<string, unknown>>;

export interface BotCall {
  readonly method: string;
  readonly params: Json;
  /** The result of the call; undefined if it failed. */
  readonly result: unknown;
}

export interface Fault {
  readonly status: number;
  readonly description: string;
}

interface Planned extends Fault {
  readonly method: string;
  readonly matches: (params: Json) => boolean;
}

/** Faults for every caller: command menus with a language code that does not have two letters. */
function refusalOf(method: string, { language_code: code }: Json): Fault | undefined {
  const isRefused = method === 'setMyCommands' && code !== undefined && !/^([a-z]{2})?$/.test(String(code));
  return isRefused ? { status: 400, description: 'Bad Request: invalid language code specified' } : undefined;
}

/** A fake Bot API for tests. It responds to grammY's calls, records them, and fails on request. */
export interface BotApi {
  readonly root: string;
  readonly calls: readonly BotCall[];
  /** Queues an update for the next poll. Ids are consecutive unless given. */
  push(update: Json & { readonly update_id?: number }): number;
  /** The next `times` matching calls of a method fail. */
  fail(method: string, fault: Fault, times?: number, matches?: (params: Json) => boolean): void;
  /** Matching calls get no response until the returned function is called. Held polls do not expire. */
  hold(method: string, matches: (params: Json) => boolean): () => void;
  openPolls(): number;
  /** Resolves when a matching call was made, even if it was made before. */
  waitForCall(method: string, matches?: (params: Json) => boolean): Promise<BotCall>;
  /** The result of getStarTransactions. */
  readonly transactions: Json[];
  /** Telegram ids of the channel's members. */
  readonly members: Set<number>;
  close(): Promise<void>;
}

const me = {
  id: 1_000_000_001,
  is_bot: true,
  first_name: 'Billet',
  username: 'billet_bot',
  can_join_groups: false,
  can_read_all_group_messages: false,
  supports_inline_queries: false,
  can_connect_to_business: false,
  has_main_web_app: true,
};

async function readJson(request: IncomingMessage): Promise<Json> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text === '' ? {} : JSON.parse(text);
}

function answer(response: ServerResponse, status: number, body: Json): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

export async function startBotApi(): Promise<BotApi> {
  const calls: BotCall[] = [];
  const members = new Set<number>();
  const transactions: Json[] = [];
  const faults: Planned[] = [];
  const watchers = new Set<() => void>();
  const holds = new Set<{ readonly method: string; matches(params: Json): boolean; readonly end: Promise<void> }>();
  const polls = new Set<() => void>();
  let updates: (Json & { readonly update_id: number })[] = [];
  let nextId = 1;
  let messageId = 1;
  let link = 1;
  let webhook = '';

  function poll({ offset = 0, timeout = 0 }: { offset?: number; timeout?: number }, response: ServerResponse): void {
    if (offset > 0) updates = updates.filter((update) => update.update_id >= offset);
    const reply = () => {
      polls.delete(reply);
      clearTimeout(timer);
      answer(response, 200, { ok: true, result: updates });
    };
    const expire = () => {
      if (![...holds].some(({ method }) => method === 'getUpdates')) reply();
    };
    const timer = setTimeout(expire, timeout * 1000);
    polls.add(reply);
    response.on('close', () => {
      polls.delete(reply);
      clearTimeout(timer);
    });
    if (updates.length > 0) reply();
  }

  const results: Readonly<Record<string, (params: Json) => unknown>> = {
    getMe: () => me,
    setWebhook: ({ url }) => {
      webhook = String(url);
      return true;
    },
    getWebhookInfo: () => ({ url: webhook, pending_update_count: 0 }),
    sendMessage: (params) => ({ message_id: messageId++, date: 0, chat: { id: params.chat_id, type: 'private' }, text: params.text }),
    savePreparedInlineMessage: () => ({ id: `prepared-${link++}`, expiration_date: 2_000_000_000 }),
    createInvoiceLink: () => `https://t.me/$test-${link++}`,
    getChatMember: ({ user_id }) => ({
      status: members.has(Number(user_id)) ? 'member' : 'left',
      user: { id: user_id, is_bot: false, first_name: '' },
    }),
    getStarTransactions: ({ offset = 0, limit = 100 }) => ({
      transactions: transactions.slice(Number(offset), Number(offset) + Number(limit)),
    }),
  };

  const server = createServer(async (request, response) => {
    const method = request.url?.split('/').at(-1) ?? '';
    const params = await readJson(request);
    if (method === 'getUpdates') return poll(params, response);
    const place = faults.findIndex((each) => each.method === method && each.matches(params));
    const [fault = refusalOf(method, params)] = place === -1 ? [] : faults.splice(place, 1);
    const result = fault ? undefined : (results[method]?.(params) ?? true);
    calls.push({ method, params, result });
    for (const watcher of watchers) watcher();
    for (const hold of holds) if (hold.method === method && hold.matches(params)) await hold.end;
    if (fault) return answer(response, fault.status, { ok: false, error_code: fault.status, description: fault.description });
    answer(response, 200, { ok: true, result });
  });
  // never closes an idle connection: a request sent at that moment would fail as if Telegram were unreachable
  server.keepAliveTimeout = 0;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;

  return {
    root: `http://127.0.0.1:${port}`,
    calls,
    transactions,
    members,
    openPolls: () => polls.size,
    push: (update) => {
      const id = update.update_id ?? nextId;
      nextId = Math.max(nextId, id + 1);
      updates = [...updates, { ...update, update_id: id }];
      for (const reply of polls) reply();
      return id;
    },
    fail: (method, fault, times = 1, matches = () => true) => {
      faults.push(...Array<Planned>(times).fill({ ...fault, method, matches }));
    },
    hold: (method, matches) => {
      let release = () => {};
      const end = new Promise<void>((resolve) => {
        release = resolve;
      });
      const hold = { method, matches, end };
      holds.add(hold);
      return () => {
        holds.delete(hold);
        release();
      };
    },
    waitForCall: (method, matches = () => true) =>
      new Promise((resolve) => {
        const check = () => {
          const call = calls.find((each) => each.method === method && matches(each.params));
          if (!call) return;
          watchers.delete(check);
          resolve(call);
        };
        watchers.add(check);
        check();
      }),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
