import { within } from '@testing-library/dom';

/** Roles of interactive elements. Each element needs an accessible name. */
const controls = [
  'button',
  'link',
  'textbox',
  'searchbox',
  'checkbox',
  'switch',
  'radio',
  'radiogroup',
  'combobox',
  'slider',
  'tab',
  'dialog',
];

/** The faults of a page, one line each. */
export function faultsOf(page: HTMLElement): string[] {
  return [...findNameless(page), ...placeholders(page), ...sheetsWithoutHeading(page), ...repeatedIds(page)];
}

const isNameless = (name: string) => name.trim() === '';

function findNameless(page: HTMLElement): string[] {
  return controls.flatMap((role) =>
    within(page)
      .queryAllByRole(role, { name: isNameless })
      .map((control) => `a ${role} without a name: ${opening(control)}`),
  );
}

/** Texts with the braces of a missing argument, or with unparsed markup. */
function placeholders(page: HTMLElement): string[] {
  const named = Array.from(page.querySelectorAll('[aria-label], [placeholder], [title], [alt]'), (each) =>
    ['aria-label', 'placeholder', 'title', 'alt'].map((attribute) => each.getAttribute(attribute) ?? ''),
  );
  return [page.textContent ?? '', ...named.flat()]
    .flatMap((words) => words.match(/\{[^{}]*\}/g) ?? [])
    .map((left) => `${left} is left in a text`);
}

function sheetsWithoutHeading(page: HTMLElement): string[] {
  return within(page)
    .queryAllByRole('dialog')
    .filter((sheet) => within(sheet).queryAllByRole('heading').length === 0)
    .map((sheet) => `a sheet without a heading: ${opening(sheet)}`);
}

function repeatedIds(page: HTMLElement): string[] {
  const ids = Array.from(page.querySelectorAll('[id]'), ({ id }) => id);
  return ids.filter((id, place) => ids.indexOf(id) !== place).map((id) => `the id ${id} exists twice`);
}

const opening = (element: Element) => element.outerHTML.slice(0, 160);
