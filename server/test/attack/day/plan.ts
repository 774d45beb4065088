import { makeSeededRandom, type SeededRandom } from '../../faults/seeded-random.ts';

export type Kind = 'free' | 'open' | 'question' | 'super' | 'paid' | 'full_anon';

/** A planned note. People are identified by their number. */
export interface PlannedNote {
  readonly from: number;
  readonly to: number;
  readonly kind: Kind;
  /** Unique, so that the delivered note can be found. */
  readonly message: string;
  /** Fields of the checkout body. */
  readonly body: Readonly<Record<string, unknown>>;
  /** Whole Stars. */
  readonly price: number;
  /** Whether the order is paid. */
  readonly isPaid: boolean;
}

export type Act =
  | { readonly kind: 'arrive' | 'look' | 'reveal' | 'block' | 'pause' | 'resume' | 'pack' | 'delete'; readonly who: number }
  | { readonly kind: 'send'; readonly who: number; readonly note: PlannedNote };

export interface DayPlan {
  readonly people: number;
  readonly notes: readonly PlannedNote[];
  /** In chronological order. */
  readonly acts: readonly Act[];
  /** Number of batches in the day; the acts are spread evenly over them. */
  readonly batches: number;
}

export interface DaySize {
  readonly seed: number;
  readonly people: number;
  readonly notes: number;
  readonly fullyAnonymous: number;
  /** The attacks by activity depend on how many people act between two batches. A real day has 96 quarters. */
  readonly batches: number;
}

const FRIENDS = 6;
/** Fraction of a day between two acts in a session: about a minute. */
const SESSION = 0.0007;
const MAX_PER_SESSION = 6;

/** Plans a day of people with friends who act in sessions. Friends write to each other repeatedly and unevenly. */
export function planDay({ seed, people, notes: wanted, fullyAnonymous, batches }: DaySize): DayPlan {
  const random = makeSeededRandom(seed);
  const friends = Array.from({ length: people }, (_, who) => Array.from({ length: FRIENDS }, () => other(random, who, people)));
  const kinds = [
    ...Array<Kind>(fullyAnonymous).fill('full_anon'),
    ...Array.from({ length: wanted - fullyAnonymous }, () => usualKind(random)),
  ];
  const notes: PlannedNote[] = [];
  const timed: { at: number; act: Act }[] = [];
  shuffle(random, kinds);
  while (notes.length < wanted) {
    const who = random.integer(people);
    const start = random.integer(1e6) / 1e6;
    const acts: Act[] = [
      { kind: 'arrive', who },
      { kind: 'look', who },
    ];
    for (let left = 1 + random.integer(MAX_PER_SESSION); left > 0 && notes.length < wanted; left--) {
      const to = random.chance(0.25) ? other(random, who, people) : (friends[who]?.[random.integer(FRIENDS)] ?? 0);
      const note = planNote(random, who, to, kinds[notes.length] ?? 'free', notes.length);
      notes.push(note);
      acts.push({ kind: 'send', who, note });
    }
    acts.push(...besides(random, who));
    for (const act of acts) timed.push({ at: start + (random.integer(1e6) / 1e6) * SESSION + acts.indexOf(act) * SESSION, act });
  }
  for (let i = 0; i < people / 40; i++) timed.push({ at: 2 + i, act: { kind: 'delete', who: random.integer(people) } });
  return { people, notes, batches, acts: timed.sort((a, b) => a.at - b.at).map(({ act }) => act) };
}

/** Acts in a session besides looking and sending. */
function besides(random: SeededRandom, who: number): Act[] {
  const one = random.integer(20);
  if (one < 3) return [{ kind: 'reveal', who }];
  if (one === 3) return [{ kind: 'block', who }];
  if (one === 4)
    return [
      { kind: 'pause', who },
      { kind: 'resume', who },
    ];
  return one === 5 ? [{ kind: 'pack', who }] : [];
}

function planNote(random: SeededRandom, from: number, to: number, kind: Kind, index: number): PlannedNote {
  const message = `note ${index} ${random.integer(1e9).toString(36)}`;
  const { body, price } = bodies[kind](random);
  return { from, to, kind, message, body: { ...body, message }, price, isPaid: price > 0 && random.chance(0.95) };
}

interface Chosen {
  readonly body: Readonly<Record<string, unknown>>;
  readonly price: number;
}

const free = (random: SeededRandom) => ({ itemId: random.pick(['tulip', 'candy', 'kiss']) });
const small = (random: SeededRandom) => random.pick(['bouquet', 'heart_box', 'cake']);

/** Fully anonymous notes have the same prices as other notes. */
const bodies: Readonly<Record<Kind, (random: SeededRandom) => Chosen>> = {
  free: (random) => ({ body: free(random), price: 0 }),
  open: (random) => ({ body: { ...free(random), isOpenSympathy: true }, price: 0 }),
  question: () => ({ body: { itemId: 'anon', isAnonymousMessage: true }, price: 0 }),
  super: (random) => ({ body: { itemId: small(random), isSuper: true }, price: 98 }),
  paid: (random) => ({ body: { itemId: small(random) }, price: 49 }),
  full_anon: (random) =>
    random.chance(0.3)
      ? { body: { itemId: small(random), isFullyAnonymous: true }, price: 98 }
      : { body: { ...free(random), isFullyAnonymous: true }, price: 49 },
};

function usualKind(random: SeededRandom): Kind {
  const one = random.integer(100);
  if (one < 50) return 'free';
  if (one < 62) return 'open';
  if (one < 88) return 'question';
  return one < 92 ? 'super' : 'paid';
}

function other(random: SeededRandom, who: number, people: number): number {
  return (who + 1 + random.integer(people - 1)) % people;
}

function shuffle<T>(random: SeededRandom, list: T[]): void {
  for (let i = list.length - 1; i > 0; i--) {
    const at = random.integer(i + 1);
    const [a, b] = [list[i], list[at]];
    if (a !== undefined && b !== undefined) [list[i], list[at]] = [b, a];
  }
}
