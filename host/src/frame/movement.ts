import { twinOf } from './counterpart.ts';

const animationsIn = (top: Element): readonly Animation[] => top.getAnimations?.({ subtree: true }) ?? [];
const targetOf = ({ effect }: Animation) => (effect as KeyframeEffect | null)?.target ?? null;
const delayOf = ({ effect }: Animation) => effect?.getComputedTiming().delay ?? 0;
const nameOf = (animation: Animation) => (animation as Partial<CSSAnimation>).animationName;

/**
 * Records the animations of a frame. The returned function continues them in the page that replaces it, so that nothing appears
 * twice.
 */
export function movementsOf(frame: Element): (root: Element) => void {
  const moving = animationsIn(frame);
  return (root) => {
    for (const animation of animationsIn(root)) {
      const target = targetOf(animation);
      const twin = target && twinOf(target, root, frame);
      if (!twin) continue;
      const before = moving.find((each) => targetOf(each) === twin && nameOf(each) === nameOf(animation));
      // a frame starts with finished entrance animations, by means of another delay
      if (before) animation.currentTime = Number(before.currentTime) - delayOf(before) + delayOf(animation);
      else if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish();
    }
  };
}
