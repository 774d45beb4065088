import { useState } from 'react';
import type { PersonView } from '../../world/types.ts';
import { kept } from '../kept.ts';

const KEY = 'simulator.shown';

interface Choice {
  /** Slugs, from left to right. */
  readonly places: readonly string[];
  /** Who came last: alone on a narrow screen. */
  readonly front: string;
}

/** Which two people are shown. Outlives a reload of the page. */
export function useShown(people: readonly PersonView[]) {
  const [choice, setChoice] = useState(remembered);
  const here = people.map((person) => person.slug);
  const places = filled(choice.places, here);
  const front = places.includes(choice.front) ? choice.front : (places[0] ?? '');

  /** Brings somebody to the front: in their own place, or in that of whom came before. */
  const show = (slug: string): void => {
    const next = { places: places.includes(slug) ? places : places.map((place) => (place === front ? place : slug)), front: slug };
    setChoice(next);
    kept.write(KEY, JSON.stringify(next));
  };
  return { places, front, show };
}

/** Two places: those chosen, as far as they are here, then the first of the others. */
function filled(chosen: readonly string[], here: readonly string[]): readonly string[] {
  const kept = chosen.filter((slug) => here.includes(slug));
  return [...kept, ...here.filter((slug) => !kept.includes(slug))].slice(0, 2);
}

function remembered(): Choice {
  try {
    const { places, front } = JSON.parse(kept.read(KEY) ?? '{}');
    return { places: Array.isArray(places) ? places.map(String) : [], front: String(front ?? '') };
  } catch {
    return { places: [], front: '' };
  }
}
