import type { SendRequest } from './s3-client.ts';

const OBJECT = /<Contents>.*?<Key>(.*?)<\/Key>.*?<LastModified>(.*?)<\/LastModified>.*?<\/Contents>/gs;
const MORE = /<NextContinuationToken>(.*?)<\/NextContinuationToken>/s;
const entities: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&apos;': "'" };
const plain = (text: string) => text.replaceAll(/&\w+;/g, (entity) => entities[entity] ?? entity);

/**
 * All objects whose name starts with `prefix`, by their name in the store. Names that start with a dot are not part of the deployment, and
 * are listed only if `prefix` starts with a dot.
 */
export async function listBucket(send: SendRequest, storePrefix: string, prefix: string): Promise<{ name: string; changedAt: Date }[]> {
  const found: { name: string; changedAt: Date }[] = [];
  for (let token: string | undefined = ''; token !== undefined; ) {
    const query = {
      'list-type': '2',
      'encoding-type': 'url',
      prefix: storePrefix + prefix,
      ...(token && { 'continuation-token': token }),
    };
    const { content } = await send({ method: 'GET', query }, [200]);
    const text = Buffer.from(content).toString('utf8');
    for (const [, key = '', changedAt = ''] of text.matchAll(OBJECT)) {
      const name = decodeURIComponent(plain(key).replaceAll('+', ' ')).slice(storePrefix.length);
      if (prefix.startsWith('.') || !name.startsWith('.')) found.push({ name, changedAt: new Date(changedAt) });
    }
    const more: string | undefined = MORE.exec(text)?.[1];
    token = more === undefined ? undefined : plain(more);
  }
  return found;
}
