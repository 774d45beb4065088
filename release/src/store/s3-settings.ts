import { z } from 'zod';

export interface S3Settings {
  readonly bucket: string;
  /** Prefix of every object name; empty, or with a slash at its end. */
  readonly prefix: string;
  /** Address of the bucket, with a slash at its end. */
  readonly root: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly sessionToken: string | undefined;
}

const place = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])((?:\/[\w.-]+)*)\/?$/;
const required = z.string().min(1, 'is missing');
const schema = z.object({
  AWS_ACCESS_KEY_ID: required,
  AWS_SECRET_ACCESS_KEY: required,
  AWS_SESSION_TOKEN: z.string().optional(),
  S3_ENDPOINT: z
    .url({ protocol: /^https?$/, error: 'must be an address like https://s3.example.com' })
    // credentials in the address are not used for signing, and error messages contain the address
    .refine((typed) => !typed.includes('@'), 'must be without a name or a password')
    .optional(),
  S3_REGION: z
    .string()
    .regex(/^[a-z0-9-]+$/, 'must be a name like eu-central-1')
    .default('us-east-1'),
});

/** A place for messages: without credentials that were typed into it. */
export const withoutSecret = (typed: string): string => typed.replace(/:\/\/.*@/, '://…@');

/** Reads place and credentials of a bucket. Throws an error of one line that names the invalid setting. */
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

/** Amazon expects the bucket in the host name; other servers accept it in the path. */
function rootOf(bucket: string, endpoint: string | undefined, region: string): string {
  if (endpoint) return `${endpoint.replace(/\/$/, '')}/${bucket}/`;
  return bucket.includes('.') ? `https://s3.${region}.amazonaws.com/${bucket}/` : `https://${bucket}.s3.${region}.amazonaws.com/`;
}
