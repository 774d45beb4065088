import { useState } from 'react';
import type { PersonView } from '../../world/types.ts';
import { localStore } from '../local-storage.ts';

const KEY = 'simulator.shown';

interface Choice {
  /** Slugs, from left to right. */
  readonly places: readonly string[];
  /** The person that was shown last: the only one on a narrow screen. */
  readonly front: string;
}

/** The two people that are shown. Survives a reload of the page. */
export function useShown(people: readonly PersonView[]) {
  const [choice, setChoice] = useState(storedChoice);
  const slugs = people.map((person) => person.slug);
  const places = fillPlaces(choice.places, slugs);
  const front = places.includes(choice.front) ? choice.front : (places[0] ?? '');

  /** Brings a person to the front: in their place if they have one, else in that of the previous front person. */
  const show = (slug: string): void => {
    const next = { places: places.includes(slug) ? places : places.map((place) => (place === front ? place : slug)), front: slug };
    setChoice(next);
    localStore.write(KEY, JSON.stringify(next));
  };
  return { places, front, show };
}

/** Two places: the chosen people that still exist, then the first others. */
function fillPlaces(chosen: readonly string[], slugs: readonly string[]): readonly string[] {
  const kept = chosen.filter((slug) => slugs.includes(slug));
  return [...kept, ...slugs.filter((slug) => !kept.includes(slug))].slice(0, 2);
}

function storedChoice(): Choice {
  try {
    const { places, front } = JSON.parse(localStore.read(KEY) ?? '{}');
    return { places: Array.isArray(places) ? places.map(String) : [], front: String(front ?? '') };
  } catch {
    return { places: [], front: '' };
  }
}
