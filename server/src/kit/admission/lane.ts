import type { Returns } from './returns.ts';

/** How many may be at work at once, how many may wait for that, and for how many milliseconds. */
export interface Room {
  readonly atWork: number;
  readonly waiting: number;
  readonly patience: number;
}

export interface LaneNumbers {
  readonly atWork: number;
  readonly waiting: number;
  /** Since the start. */
  readonly refused: number;
}

/** A share of what the server can do at once: nobody in another lane takes it away. */
export interface Lane {
  /**
   * Calls `begin` as soon as there is a place, or `refuse`, with the seconds after which to come back. What it gives ends the stay, be it at
   * work or waiting, and may be called again.
   */
  enter(begin: () => void, refuse: (retryAfter: number) => void): () => void;
  /** Whether whoever comes now is at work at once. */
  isFree(): boolean;
  numbers(): LaneNumbers;
}

interface Stay {
  state: 'waiting' | 'at work' | 'over';
  timer?: NodeJS.Timeout;
  readonly begin: () => void;
}

export function makeLane(room: Room, returns: Returns): Lane {
  const waiting = new Set<Stay>();
  let atWork = 0;
  let refused = 0;

  const start = (stay: Stay) => {
    waiting.delete(stay);
    clearTimeout(stay.timer);
    stay.state = 'at work';
    atWork += 1;
    stay.begin();
  };
  const end = (stay: Stay) => {
    const { state } = stay;
    stay.state = 'over';
    clearTimeout(stay.timer);
    waiting.delete(stay);
    if (state !== 'at work') return;
    atWork -= 1;
    const [first] = waiting;
    if (!first) return;
    returns.served();
    start(first);
  };
  return {
    enter(begin, refuse) {
      const stay: Stay = { state: 'waiting', begin };
      const turnAway = () => {
        end(stay);
        refused += 1;
        refuse(returns.book());
      };
      if (atWork < room.atWork) start(stay);
      else if (waiting.size >= room.waiting) turnAway();
      else {
        waiting.add(stay);
        stay.timer = setTimeout(turnAway, room.patience);
      }
      return () => end(stay);
    },
    isFree: () => atWork < room.atWork,
    numbers: () => ({ atWork, waiting: waiting.size, refused }),
  };
}
