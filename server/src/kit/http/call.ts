import { type Answer, calls, type JsonCallName, schemas } from '@billet/shared-domain/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { UserRow } from '../db/schema/people.ts';

type Schemas = typeof schemas;
type Parsed<N extends JsonCallName, P extends string> = Schemas[N] extends Record<P, infer S extends z.ZodType> ? z.output<S> : undefined;
type Caller<N extends JsonCallName> = (typeof calls)[N]['access'] extends 'person' ? UserRow : null;

/** A call as its handler receives it, validated with the contract's schemas. */
export interface Call<N extends JsonCallName> {
  readonly person: Caller<N>;
  readonly params: Parsed<N, 'params'>;
  readonly query: Parsed<N, 'query'>;
  readonly body: Parsed<N, 'body'>;
  readonly request: FastifyRequest;
}

/** Maximum milliseconds of a handler. A keyed call may wait ten seconds for another request with its key. */
const USUAL_TIMEOUT = 5_000;
const KEYED_TIMEOUT = 12_000;

/** Registers the route of a contract call. Answer fields that the schema does not name are dropped. */
export function registerCall<N extends JsonCallName>(app: FastifyInstance, name: N, handle: (call: Call<N>) => Promise<Answer<N>>): void {
  const { method, path, access, repeat } = calls[name];
  const { answer, ...inputs }: { answer: z.ZodType; params?: z.ZodType; query?: z.ZodType; body?: z.ZodType } = schemas[name];
  app.route({
    method,
    url: path,
    handlerTimeout: repeat === 'keyed' ? KEYED_TIMEOUT : USUAL_TIMEOUT,
    config: { access, call: name },
    schema: {
      operationId: name,
      ...(inputs.params ? { params: inputs.params } : {}),
      ...(inputs.query ? { querystring: inputs.query } : {}),
      ...(inputs.body ? { body: inputs.body } : {}),
      response: { 200: answer },
    },
    handler: (request) => handle(toCall<N>(request)),
  });
}

/** The only place that assigns types to validated input. */
function toCall<N extends JsonCallName>(request: FastifyRequest): Call<N> {
  const { params, query, body, person } = request;
  return { params, query, body, person, request } as Call<N>;
}
