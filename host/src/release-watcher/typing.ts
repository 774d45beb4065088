const FIELDS = 'textarea, input:not([type]), input[type=text], input[type=search], input[type=number], [contenteditable=true]';

/** Whether a field has the focus or contains text. */
export function isTyping(page: Document): boolean {
  const fields = [...page.querySelectorAll<HTMLInputElement>(FIELDS)];
  return fields.some((field) => field === page.activeElement || (field.value ?? field.textContent) !== '');
}
