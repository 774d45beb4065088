import { twinOf } from './counterpart.ts';

const animationsIn = (top: Element): readonly Animation[] => top.getAnimations?.({ subtree: true }) ?? [];
const targetOf = ({ effect }: Animation) => (effect as KeyframeEffect | null)?.target ?? null;
const delayOf = ({ effect }: Animation) => effect?.getComputedTiming().delay ?? 0;
const nameOf = (animation: Animation) => (animation as Partial<CSSAnimation>).animationName;

/** What moves in a frame, and the way to let the page that takes its place move on from there: nothing appears twice. */
export function movementsOf(frame: Element): (root: Element) => void {
  const moving = animationsIn(frame);
  return (root) => {
    for (const animation of animationsIn(root)) {
      const target = targetOf(animation);
      const twin = target && twinOf(target, root, frame);
      if (!twin) continue;
      const before = moving.find((each) => targetOf(each) === twin && nameOf(each) === nameOf(animation));
      // a frame begins with all that appears in its place, by another delay
      if (before) animation.currentTime = Number(before.currentTime) - delayOf(before) + delayOf(animation);
      else if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish();
    }
  };
}
