import { deferred, refusal, sampleNote, silence } from '@billet/shared-bridge/testing';
import type { Answer } from '@billet/shared-domain/contract';
import { act, cleanup, fireEvent } from '@testing-library/react';
import { showInbox } from '../../src/samples/show-inbox.tsx';

export type Kind = 'reply' | 'report';
/** Outcome of the next request. late: no response until `answerLate`. */
export type Outcome = 'arrives' | 'refused' | 'silence' | 'late';

type Replied = Answer<'answerValentine'>;
const note = sampleNote();

/** Lets pending work run. */
const settle = () => act(async () => void (await new Promise((resolve) => setTimeout(resolve, 2))));

/** Simulates a phone with the inbox, operated through its screen, and the server it talks to. */
export class Phone {
  outcome: Outcome = 'arrives';
  /** Answer of each account's own note. */
  readonly #answers = new Map<string, string>();
  readonly #account: () => string;
  readonly #onArrived: (account: string, kind: Kind, text: string) => void;
  #late: (() => void)[] = [];
  #inbox: Awaited<ReturnType<typeof showInbox>> | null = null;

  constructor(account: () => string, onArrived: (account: string, kind: Kind, text: string) => void) {
    this.#account = account;
    this.#onArrived = onArrived;
  }

  #sheet = () => document.querySelector('[role="dialog"][data-state="open"]');
  #field = () => this.#sheet()?.querySelector('textarea') ?? null;
  #note = () => ({ ...note, answer: this.answer });

  get answer(): string | null {
    return this.#answers.get(this.#account()) ?? null;
  }

  #settle(answer: string): void {
    if (this.answer === null) this.#answers.set(this.#account(), answer);
  }

  /** Purpose of the open field; null if there is none. */
  get kind(): Kind | null {
    if (!this.#field()) return null;
    return this.#sheet()?.querySelector('[role="radiogroup"]') ? 'report' : 'reply';
  }

  screen(): string {
    return `${document.body.textContent} ${this.#field()?.value ?? ''}`;
  }

  async press(words: RegExp): Promise<boolean> {
    const buttons = [...(this.#sheet() ?? document).querySelectorAll('button')];
    const button = buttons.find((each) => words.test(each.getAttribute('aria-label') ?? each.textContent));
    if (!button || button.disabled || button.getAttribute('aria-disabled') === 'true') return false;
    act(() => void fireEvent.click(button));
    await settle();
    return true;
  }

  async escape(): Promise<void> {
    act(() => void fireEvent.keyDown(this.#sheet() ?? document.body, { key: 'Escape' }));
    await settle();
  }

  async goTo(kind: Kind): Promise<void> {
    if (this.kind === kind) return;
    if (this.kind !== null || !this.#sheet()) {
      await this.press(/^Close$/);
      await this.press(/, (Open|Opened|Closed)(,|$)/);
    }
    if (kind === 'reply') await this.press(/^(Answer|Continue your answer)$/);
    else {
      await this.press(/Block or report|report/i);
      await this.press(/Report/);
    }
  }

  async type(text: string): Promise<boolean> {
    const field = this.#field();
    if (!field || field.readOnly) return false;
    act(() => void fireEvent.change(field, { target: { value: text } }));
    await settle();
    return true;
  }

  async send(): Promise<void> {
    const reason = this.#sheet()?.querySelector<HTMLInputElement>('input[value="threat"]');
    if (reason) act(() => void fireEvent.click(reason));
    await this.press(/^Send/);
  }

  /** Answers a pending request with the current outcome. */
  async answerLate(): Promise<void> {
    this.#late.shift()?.();
    await settle();
  }

  /** Renders the page again. `isNewScript`: the state of the old script is dropped. */
  async open(isNewScript = true): Promise<void> {
    cleanup();
    if (isNewScript) await this.#endOldScript();
    this.#inbox = await showInbox({
      notes: [this.#note()],
      user: { valentineCode: this.#account() },
      answers: () => ({
        answerValentine: ({ body }) => this.#take('reply', body.answer, () => this.#replied(body.answer)),
        reportValentine: ({ body }) => this.#take('report', body.text ?? '', () => ({ success: true })),
        unwrapValentine: () => ({ valentine: this.#note() }),
        setVisibility: ({ body }) => body,
      }),
    });
    await settle();
  }

  /** Answers the note from another phone. */
  async answerElsewhere(): Promise<void> {
    this.#settle('From the other phone');
    if (!this.#inbox) return;
    this.#inbox.serverState.notes = [this.#note()];
    await this.#inbox.announce('inventory');
    await settle();
  }

  #replied(answer: string): Replied {
    this.#settle(answer);
    return { data: { valentine: this.#note(), shareImageUrl: null } };
  }

  #take<T>(kind: Kind, text: string, reply: () => T): T | Promise<T> {
    const account = this.#account();
    const decide = () => {
      if (this.outcome === 'silence' || this.outcome === 'late') throw silence();
      if (this.outcome === 'refused') throw refusal('bad_message');
      if (kind === 'reply' && this.answer !== null) throw refusal('already_answered');
      this.#onArrived(account, kind, text);
      return reply();
    };
    if (this.outcome !== 'late') return decide();
    const answer = deferred<T>();
    this.#late.push(() => {
      try {
        answer.resolve(decide());
      } catch (thrown) {
        answer.reject(thrown);
      }
    });
    return answer.promise;
  }

  /** Ends the old script: it receives no responses and its later writes are undone. */
  async #endOldScript(): Promise<void> {
    const stored = Object.entries({ ...localStorage });
    const { outcome } = this;
    this.outcome = 'silence';
    while (this.#late.length > 0) await this.answerLate();
    this.outcome = outcome;
    localStorage.clear();
    for (const [name, value] of stored) localStorage.setItem(name, value);
  }
}
