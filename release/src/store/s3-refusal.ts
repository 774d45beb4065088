import type { Answer, Request } from './s3-exchange.ts';
import type { S3Settings } from './s3-settings.ts';

/** The error code of an S3 response; empty if there is none. */
export function codeOf(content: Uint8Array): string {
  return /<Code>(\w+)<\/Code>/.exec(Buffer.from(content).toString('utf8'))?.[1] ?? '';
}

/** The reason why a request to a bucket failed, in one line with a remedy. */
export function refusal(settings: S3Settings, request: Request, answer: Omit<Answer, 'wasRepeated'>): string {
  const { bucket, root } = settings;
  const { origin } = new URL(root);
  const code = codeOf(answer.content);
  const known = {
    NoSuchBucket: `there is no bucket "${bucket}" at ${origin}; create it first, or correct RELEASE_STORE`,
    InvalidAccessKeyId: `${origin} doesn't know the key in AWS_ACCESS_KEY_ID`,
    SignatureDoesNotMatch: `AWS_SECRET_ACCESS_KEY doesn't match AWS_ACCESS_KEY_ID`,
    ExpiredToken: 'AWS_SESSION_TOKEN has expired; ask for a new one',
    InvalidToken: 'AWS_SESSION_TOKEN is not valid',
    RequestTimeTooSkewed: `the clock of this machine is ${skewOf(answer)}, so ${origin} rejects its requests; set the clock`,
    NotImplemented: `${origin} does not support conditional writes, so one of two concurrent releases could be lost; use an S3 server that supports them`,
    AuthorizationHeaderMalformed: regionFault(settings, answer),
    PermanentRedirect: regionFault(settings, answer),
  }[code];
  if (known) return known;
  if ([301, 307].includes(answer.status)) return regionFault(settings, answer);
  // the response to HEAD has no body
  if (answer.status === 403)
    return `the key may not ${deed(request)} in s3://${bucket}: it needs s3:GetObject, s3:PutObject, s3:DeleteObject and s3:ListBucket`;
  if (answer.status === 404 && request.name === undefined) return `there is no bucket "${bucket}" at ${origin}`;
  return `${origin} answered ${answer.status}${code && ` ${code}`} when asked to ${deed(request)}`;
}

const verbs = { GET: 'read', HEAD: 'read', PUT: 'write', DELETE: 'remove' } as const;
const deed = ({ method, name }: Request) => (name === undefined ? 'list files' : `${verbs[method]} ${name}`);

function regionFault({ bucket, region }: S3Settings, { headers, content }: Omit<Answer, 'wasRepeated'>): string {
  const actualRegion = headers.get('x-amz-bucket-region') ?? /<Region>([\w-]+)<\/Region>/.exec(Buffer.from(content).toString('utf8'))?.[1];
  return `the bucket "${bucket}" is not in the region ${region}; set S3_REGION${actualRegion ? `=${actualRegion}` : ''}`;
}

function skewOf({ headers }: Omit<Answer, 'wasRepeated'>): string {
  const server = Date.parse(headers.get('date') ?? '');
  if (Number.isNaN(server)) return 'wrong';
  const minutes = Math.round((Date.now() - server) / 60_000);
  return `${Math.abs(minutes)} minutes ${minutes < 0 ? 'behind' : 'ahead'}`;
}
