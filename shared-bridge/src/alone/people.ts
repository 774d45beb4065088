import { axiosFile } from '../api/transport.ts';

/** Somebody whom the messenger's stand-in knows. */
export interface Person {
  readonly id: number;
  readonly firstName: string;
  readonly languageCode: string;
  readonly isPremium: boolean;
}

async function askSimulator(path: string): Promise<unknown> {
  const axios = await axiosFile.load();
  const { status, data } = await axios.get<unknown>(`/simulator${path}`);
  if (status !== 200) throw new Error(`The simulator answered ${status} to ${path}`);
  return data;
}

/** Everybody who can be chosen. Rejects when no simulator is behind the development server. */
export async function loadPeople(): Promise<readonly Person[]> {
  const people = await askSimulator('/people');
  if (!Array.isArray(people) || people.length === 0) throw new Error('The simulator knows nobody');
  return people as readonly Person[];
}

/** Fresh init data of a person, signed as the messenger signs them. */
export async function loadInitData(person: Person): Promise<string> {
  const data = await askSimulator(`/people/${person.id}/init-data`);
  if (typeof data === 'object' && data !== null && 'initData' in data && typeof data.initData === 'string') return data.initData;
  throw new Error('The simulator gave no init data');
}

const CHOICE = 'billet/standalone/person';

/** The person chosen in this tab, else the first one. */
export function chosenOf(people: readonly Person[]): Person | undefined {
  const id = Number(window.sessionStorage.getItem(CHOICE));
  return people.find((person) => person.id === id) ?? people[0];
}

/** Goes on as somebody else: the page starts anew, for a session belongs to one person. */
export function choose(id: number): void {
  window.sessionStorage.setItem(CHOICE, String(id));
  window.location.reload();
}
