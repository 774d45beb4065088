/** Streams an object as JSON. An async iterable becomes an array whose elements are written one at a time. */
export async function* jsonOf(file: Readonly<Record<string, unknown>>): AsyncGenerator<string> {
  let before = '{\n';
  for (const [name, value] of Object.entries(file)) {
    yield `${before}${JSON.stringify(name)}: `;
    if (isAsyncIterable(value)) yield* arrayOf(value);
    else yield JSON.stringify(value, null, 2);
    before = ',\n';
  }
  yield '\n}\n';
}

async function* arrayOf(elements: AsyncIterable<unknown>): AsyncGenerator<string> {
  let before = '[';
  for await (const element of elements) {
    yield `${before}\n${JSON.stringify(element, null, 2)}`;
    before = ',';
  }
  yield before === '[' ? '[]' : '\n]';
}

function isAsyncIterable(value: unknown): value is AsyncIterable<unknown> {
  return typeof value === 'object' && value !== null && Symbol.asyncIterator in value;
}
