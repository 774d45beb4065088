/**
 * The contract of the API: what each call takes and answers, one file a feature, in the words of the wire.
 *
 * `calls` names every call with its path; it is free of schemas, and browsers may run it. `schemas` has the parameters,
 * query, body and answer of each by the same name; the server checks what comes in and cuts what goes out by them, so a
 * field that isn't here can't leave. Everybody else takes types: `Answer<'getProfile'>`, `Body<'checkout'>`, and the
 * entities. An error is one of `errorStatus`, whatever the call.
 */
export * from './account.ts';
export * from './calls.ts';
export * from './errors.ts';
export * from './events.ts';
export * from './inventory.ts';
export * from './items.ts';
export * from './leaderboards.ts';
export * from './orders.ts';
export * from './primitives.ts';
export * from './profile.ts';
export * from './reveal.ts';
export * from './safety.ts';
export * from './schemas.ts';
export * from './sent.ts';
export * from './sharing.ts';
export * from './tasks.ts';
