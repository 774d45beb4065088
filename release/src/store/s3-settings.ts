import { z } from 'zod';

export interface S3Settings {
  readonly bucket: string;
  /** What every name begins with; empty, or with a slash at its end. */
  readonly prefix: string;
  /** Where the bucket's objects are, with a slash at its end. */
  readonly root: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly sessionToken: string | undefined;
}

const place = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])((?:\/[\w.-]+)*)\/?$/;
const said = z.string().min(1, 'is missing');
const schema = z.object({
  AWS_ACCESS_KEY_ID: said,
  AWS_SECRET_ACCESS_KEY: said,
  AWS_SESSION_TOKEN: z.string().optional(),
  S3_ENDPOINT: z
    .url({ protocol: /^https?$/, error: 'must be an address like https://s3.example.com' })
    // nobody signs by them, and what can't be reached is told with its address
    .refine((typed) => !typed.includes('@'), 'must be without a name or a password')
    .optional(),
  S3_REGION: z
    .string()
    .regex(/^[a-z0-9-]+$/, 'must be a name like eu-central-1')
    .default('us-east-1'),
});

/** A place as it may be told: without the key and the secret that somebody wrote into it. */
export const withoutSecret = (typed: string): string => typed.replace(/:\/\/.*@/, '://…@');

/** Reads where a bucket is and who we are there. Throws one line that names the setting at fault. */
export function readS3Settings(at: string, environment: Readonly<Record<string, string | undefined>>): S3Settings {
  const [, bucket = '', path = ''] = place.exec(at) ?? [];
  if (!bucket) throw new Error(`RELEASE_STORE is ${withoutSecret(at)}; a bucket is written s3://bucket or s3://bucket/prefix`);
  const filled = Object.fromEntries(Object.keys(schema.shape).map((name) => [name, environment[name] || undefined]));
  const { data, error } = schema.safeParse(filled);
  if (!data) {
    const [issue] = error.issues;
    const fault = issue?.code === 'invalid_type' ? 'is missing' : issue?.message;
    throw new Error(`${issue?.path.join('.')} ${fault}; RELEASE_STORE is ${at}`);
  }
  return {
    bucket,
    prefix: path ? `${path.slice(1)}/` : '',
    root: rootOf(bucket, data.S3_ENDPOINT, data.S3_REGION),
    region: data.S3_REGION,
    accessKeyId: data.AWS_ACCESS_KEY_ID,
    secretAccessKey: data.AWS_SECRET_ACCESS_KEY,
    sessionToken: data.AWS_SESSION_TOKEN,
  };
}

/** Amazon wants the bucket in the host's name; everybody else takes it in the path. */
function rootOf(bucket: string, endpoint: string | undefined, region: string): string {
  if (endpoint) return `${endpoint.replace(/\/$/, '')}/${bucket}/`;
  return bucket.includes('.') ? `https://s3.${region}.amazonaws.com/${bucket}/` : `https://${bucket}.s3.${region}.amazonaws.com/`;
}
