import type { Socket } from 'node:net';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { canaryGate } from '../../features/failures/index.ts';
import type { SellingDeps } from '../../features/payments/index.ts';
import { publicProfileOf } from '../../features/profile/index.ts';
import { forPayments } from '../../kit/db/database.ts';
import { closeInTime } from '../../kit/http/closing.ts';
import { addApiDocument } from '../../kit/http/document.ts';
import { ApiError, bodyTimeout, errorBody, sendError, toApiError } from '../../kit/http/errors.ts';
import { addGuards, addJsonParser } from '../../kit/http/guards.ts';
import { answerMissing } from '../../kit/http/missing.ts';
import { addTimeLimit } from '../../kit/http/time-limit.ts';
import { addSentBody } from '../../kit/idempotency/keyed-call.ts';
import { addLimits } from '../../kit/limits/hook.ts';
import { timeRequests } from '../../kit/metrics/requests.ts';
import { addOverloadLimit } from '../../kit/overload/overload.ts';
import { registerQueueMetrics } from '../../kit/overload/queue-metrics.ts';
import { makeQueues } from '../../kit/overload/queues.ts';
import { makeBot } from '../bot/start.ts';
import { registerWebhook } from '../bot/webhook.ts';
import { makeWebhookRoute } from '../bot/webhook-route.ts';
import { registerFeatures } from '../routes.ts';
import { addAuthentication } from './authentication.ts';
import { registerLocalClock } from './local-clock.ts';
import { registerProbes } from './probes.ts';
import { readinessOf } from './readiness.ts';
import { skipWhenBusy } from './release/friend.ts';
import { registerRelease } from './release/routes.ts';

const BODY_LIMIT = 16 * 1024;

/** Builds the whole HTTP application. The caller listens on it and closes it. */
export async function buildApp(deps: SellingDeps): Promise<FastifyInstance> {
  const loggerInstance: FastifyBaseLogger = deps.log;
  const paymentDeps = { ...deps, db: forPayments(deps.db) };
  const { pools } = deps.config.database;
  const queues = makeQueues(pools);
  registerQueueMetrics(deps.metrics, queues);
  const webhookRoute = makeWebhookRoute(deps.config.webhookSecret);
  const app = Fastify({
    rewriteUrl: (request) => webhookRoute.rewriteUrl(request),
    loggerInstance,
    // Request logs would reveal senders, recipients and times
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT,
    requestTimeout: 10_000,
    connectionTimeout: 0,
    keepAliveTimeout: 30_000,
    handlerTimeout: 5_000,
    trustProxy: deps.config.trustedProxies.length > 0 && [...deps.config.trustedProxies],
    exposeHeadRoutes: true,
    // Fastify's own refusal has no Retry-After; requests that arrive while closing are still answered
    return503OnClosing: false,
    frameworkErrors: (error, request, reply) => void sendError(reply, toApiError(error, request)),
    clientErrorHandler: refuseMalformed,
  });
  app.setErrorHandler((error, request, reply) => sendError(reply, toApiError(error, request)));
  timeRequests(app, deps.metrics);
  answerMissing(app, deps);
  closeInTime(app);
  await app.register(async (api) => {
    api.setValidatorCompiler(validatorCompiler);
    api.setSerializerCompiler(serializerCompiler);
    addJsonParser(api);
    addGuards(api, deps);
    addTimeLimit(api);
    addOverloadLimit(api, queues, pools.waiting, deps);
    addAuthentication(api, deps, paymentDeps);
    addLimits(api, deps);
    addSentBody(api);
    await addApiDocument(api);
    registerProbes(api, deps.config, readinessOf(deps));
    const { endStreams } = registerFeatures(api, deps, paymentDeps);
    if (deps.config.isLocal) registerLocalClock(api, deps, endStreams);
    if (deps.config.webhookSecret) registerWebhook(api, paymentDeps, makeBot(deps), webhookRoute.path);
  });
  await app.register(async (files) =>
    registerRelease(files, deps, { findFriend: skipWhenBusy(queues, publicProfileOf(deps)), adjust: canaryGate(deps) }),
  );
  await app.ready();
  return app;
}

/** Answers requests that Node.js itself rejects, invalid HTTP and timeouts, in the API's error format. */
function refuseMalformed({ code }: Pick<NodeJS.ErrnoException, 'code'>, socket: Socket): void {
  if (!socket.writable) return;
  const isLate = code === 'ERR_HTTP_REQUEST_TIMEOUT';
  const body = JSON.stringify(errorBody(isLate ? bodyTimeout() : new ApiError('bad_input', 'The request is not valid HTTP')));
  const head = [
    isLate ? 'HTTP/1.1 408 Request Timeout' : 'HTTP/1.1 400 Bad Request',
    'Connection: close',
    'Content-Type: application/json',
    `Content-Length: ${Buffer.byteLength(body)}`,
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}
