import { axiosFile } from '../api/transport.ts';

/** A user of the simulator. */
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

/** All users that can be chosen. Rejects when the development server has no simulator. */
export async function loadPeople(): Promise<readonly Person[]> {
  const people = await askSimulator('/people');
  if (!Array.isArray(people) || people.length === 0) throw new Error('The simulator has no users');
  return people as readonly Person[];
}

/** Fresh init data of a user, signed as Telegram signs it. */
export async function loadInitData(person: Person): Promise<string> {
  const data = await askSimulator(`/people/${person.id}/init-data`);
  if (typeof data === 'object' && data !== null && 'initData' in data && typeof data.initData === 'string') return data.initData;
  throw new Error('The simulator returned no init data');
}

const CHOICE = 'billet/standalone/person';

/** The user chosen in this tab, or the first one. */
export function chosenOf(people: readonly Person[]): Person | undefined {
  const id = Number(window.sessionStorage.getItem(CHOICE));
  return people.find((person) => person.id === id) ?? people[0];
}

/** Switches to another user. Reloads the page, because a session belongs to one user. */
export function switchTo(id: number): void {
  window.sessionStorage.setItem(CHOICE, String(id));
  window.location.reload();
}
