import { artIn } from '../art/paths.ts';
import { type GiftAnimation, giftAnimations } from './animations.ts';
import { keyframesOf } from './keyframes.ts';

/** Milliseconds between two checks: the minimum, and the random maximum on top. */
const CHECK_INTERVAL_MS = 500;
const PAUSE_MORE = 600;
/** Milliseconds without scrolling after which the page counts as still. */
const STILL = 250;
/** Pictures of at least this width always move. Smaller ones take turns, and those narrower than MIN_WIDTH never move. */
const HERO = 96;
const MIN_WIDTH = 40;
/** Number of small pictures that may move at a time. */
const MAX_ANIMATED = 2;
/** Number of pictures whose visibility is checked each time. */
const MAX_CHECKED = 12;

/**
 * Animates the gifts of the page, each in its own way, until the returned function is called. It needs no cooperation of components: the
 * address of a picture identifies its item. Large pictures move while they are visible. Of the small ones at most two move, and none during
 * scrolling: a grid causes no frames while nothing in it moves, and never moves as a whole.
 */
export function runAnimations(): () => void {
  const always = new Map<HTMLElement, Animation>();
  const turns = new Set<Animation>();
  let scrolledAt = Number.NEGATIVE_INFINITY;
  let timer: ReturnType<typeof setTimeout>;

  const step = () => {
    timer = setTimeout(step, CHECK_INTERVAL_MS + Math.random() * PAUSE_MORE);
    updateHeroes(always);
    if (document.hidden || performance.now() - scrolledAt < STILL) return;
    const found = [...document.querySelectorAll<HTMLElement>('img[src^="/art/"], [data-life]')];
    for (const each of found) if (isHero(each) && !always.has(each) && animationOf(each) && isInSight(each)) begin(each, always);
    if (turns.size === MAX_ANIMATED) return;
    const next = shuffled(found.filter((each) => !isHero(each) && each.offsetWidth >= MIN_WIDTH)).slice(0, MAX_CHECKED);
    const one = next.find((each) => animationOf(each) !== undefined && each.getAnimations().length === 0 && isInSight(each));
    if (one) takeTurn(one, turns);
  };
  const cancelTurns = () => {
    scrolledAt = performance.now();
    for (const turn of turns) turn.cancel();
  };
  timer = setTimeout(step, CHECK_INTERVAL_MS);
  document.addEventListener('scroll', cancelTurns, { capture: true, passive: true });
  return () => {
    clearTimeout(timer);
    document.removeEventListener('scroll', cancelTurns, { capture: true });
    for (const movement of [...always.values(), ...turns]) movement.cancel();
  };
}

/** `data-life` names the animation of an element that is no picture of a gift. Remotes of other versions set it too. */
const idOf = (element: HTMLElement) => element.dataset.life ?? artIn(element.getAttribute('src') ?? '') ?? '';
/** None for pictures that a scene with phases animates, such as the opening. */
const animationOf = (element: HTMLElement): GiftAnimation | undefined =>
  element.closest('[data-phase]') ? undefined : giftAnimations[idOf(element)];
const isHero = (element: HTMLElement) => element.offsetWidth >= HERO;

/** Pauses pictures out of view. Cancels those that were removed or show another item. */
function updateHeroes(always: Map<HTMLElement, Animation>): void {
  for (const [element, movement] of always) {
    if (!element.isConnected || movement.id !== idOf(element)) {
      movement.cancel();
      always.delete(element);
    } else if (document.hidden || !isInSight(element)) movement.pause();
    else movement.play();
  }
}

function begin(element: HTMLElement, always: Map<HTMLElement, Animation>): void {
  const animation = animationOf(element);
  if (animation) always.set(element, move(element, animation, true));
}

function takeTurn(element: HTMLElement, turns: Set<Animation>): void {
  const animation = animationOf(element);
  if (!animation) return;
  const turn = move(element, animation, false);
  turns.add(turn);
  turn.onfinish = () => turns.delete(turn);
  turn.oncancel = turn.onfinish;
}

function move(element: HTMLElement, animation: GiftAnimation, isEndless: boolean): Animation {
  element.style.transformOrigin = animation.origin;
  const { keyframes, duration } = keyframesOf(animation, isEndless);
  return element.animate(keyframes, { duration, id: idOf(element), iterations: isEndless ? Number.POSITIVE_INFINITY : 1 });
}

/** Whether its middle is on the screen and not covered, for example by a sheet. */
function isInSight(element: HTMLElement): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  const hit = document.elementFromPoint(left + width / 2, top + height / 2);
  const ground = element.closest('button, [data-hero]') ?? element;
  return hit !== null && (hit.contains(element) || ground.contains(hit));
}

const shuffled = <T>(all: readonly T[]): T[] => [...all].sort(() => Math.random() - 0.5);
