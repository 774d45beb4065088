import { correspondingElement } from './counterpart.ts';

/** Ends the entrance animations of elements that the frame has shown already, so that nothing appears twice. */
export function endEntrances(root: Element, frame: Element): void {
  for (const animation of root.getAnimations?.({ subtree: true }) ?? []) {
    const target = (animation.effect as KeyframeEffect | null)?.target;
    const isEndless = animation.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY;
    if (target && !isEndless && correspondingElement(target, root, frame)) animation.finish();
  }
}
