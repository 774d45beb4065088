import { artIn } from '../art/paths.ts';
import { framesOf } from './frames.ts';
import { type Life, lives } from './lives.ts';

/** Milliseconds from one look around to the next: the least, and how much more at most. */
const PAUSE = 500;
const PAUSE_MORE = 600;
/** Without a move for as long, a page stands. */
const STILL = 250;
/** From this width on a picture stands for itself and moves all the time; smaller ones take turns, and the smallest are signs, which stand. */
const HERO = 96;
const SMALLEST = 40;
/** Small ones that may be moving at a time. */
const AT_ONCE = 2;
/** How many are asked whether they are in sight, each time. */
const ASKED = 12;

/**
 * Moves the gifts of the page, each in its own way, until the returned function is called. It asks nothing of who shows them: a picture says by its
 * address whose it is. Large ones move while they are in sight. Of the small ones two at most do, and none while anything is scrolled: a grid
 * costs no frame while nothing in it moves, and never moves as a whole.
 */
export function conduct(): () => void {
  const always = new Map<HTMLElement, Animation>();
  const turns = new Set<Animation>();
  let scrolledAt = Number.NEGATIVE_INFINITY;
  let timer: ReturnType<typeof setTimeout>;

  const look = () => {
    timer = setTimeout(look, PAUSE + Math.random() * PAUSE_MORE);
    follow(always);
    if (document.hidden || performance.now() - scrolledAt < STILL) return;
    const found = [...document.querySelectorAll<HTMLElement>('img[src^="/art/"], [data-life]')];
    for (const each of found) if (isHero(each) && !always.has(each) && lifeOf(each) && isInSight(each)) begin(each, always);
    if (turns.size === AT_ONCE) return;
    const next = shuffled(found.filter((each) => !isHero(each) && each.offsetWidth >= SMALLEST)).slice(0, ASKED);
    const one = next.find((each) => lifeOf(each) !== undefined && each.getAnimations().length === 0 && isInSight(each));
    if (one) takeTurn(one, turns);
  };
  const stand = () => {
    scrolledAt = performance.now();
    for (const turn of turns) turn.cancel();
  };
  timer = setTimeout(look, PAUSE);
  document.addEventListener('scroll', stand, { capture: true, passive: true });
  return () => {
    clearTimeout(timer);
    document.removeEventListener('scroll', stand, { capture: true });
    for (const movement of [...always.values(), ...turns]) movement.cancel();
  };
}

const idOf = (element: HTMLElement) => element.dataset.life ?? artIn(element.getAttribute('src') ?? '') ?? '';
/** None for what a scene with phases moves itself, such as the opening. */
const lifeOf = (element: HTMLElement): Life | undefined => (element.closest('[data-phase]') ? undefined : lives[idOf(element)]);
const isHero = (element: HTMLElement) => element.offsetWidth >= HERO;

/** What is out of sight waits as it is; what has gone, or shows something else now, is let go. */
function follow(always: Map<HTMLElement, Animation>): void {
  for (const [element, movement] of always) {
    if (!element.isConnected || movement.id !== idOf(element)) {
      movement.cancel();
      always.delete(element);
    } else if (document.hidden || !isInSight(element)) movement.pause();
    else movement.play();
  }
}

function begin(element: HTMLElement, always: Map<HTMLElement, Animation>): void {
  const life = lifeOf(element);
  if (life) always.set(element, move(element, life, true));
}

function takeTurn(element: HTMLElement, turns: Set<Animation>): void {
  const life = lifeOf(element);
  if (!life) return;
  const turn = move(element, life, false);
  turns.add(turn);
  turn.onfinish = () => turns.delete(turn);
  turn.oncancel = turn.onfinish;
}

function move(element: HTMLElement, life: Life, isEndless: boolean): Animation {
  element.style.transformOrigin = life.origin;
  const { keyframes, duration } = framesOf(life, isEndless);
  return element.animate(keyframes, { duration, id: idOf(element), iterations: isEndless ? Number.POSITIVE_INFINITY : 1 });
}

/** Its middle is on the screen, and nothing lies over the tile or the stage that it stands on, such as a sheet. */
function isInSight(element: HTMLElement): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  const hit = document.elementFromPoint(left + width / 2, top + height / 2);
  const ground = element.closest('button, [data-hero]') ?? element;
  return hit !== null && (hit.contains(element) || ground.contains(hit));
}

const shuffled = <T>(all: readonly T[]): T[] => [...all].sort(() => Math.random() - 0.5);
