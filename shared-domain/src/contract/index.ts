/**
 * The contract of the API: parameters and answer of each call, one file per feature.
 *
 * `calls` names every call with its path. It has no schemas, so browsers can use it. `schemas` has the parameters, query, body and answer
 * of each call by the same name. The server validates requests and serialises answers with them, so a field that is not here is never sent.
 * All other code imports types: `Answer<'getProfile'>`, `Body<'checkout'>`, and the entities. An error of any call is one of `errorStatus`.
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
