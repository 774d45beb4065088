import { errorSchema } from '@billet/shared-domain/contract';
import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';

/** GET /api/docs/openapi.json: the contract as OpenAPI 3.1. Register it before the routes it describes. */
export async function addApiDocument(app: FastifyInstance): Promise<void> {
  app.addHook('onRoute', (route) => {
    if (!route.schema?.response) return;
    route.schema.response = { ...route.schema.response, '4xx': errorSchema, '5xx': errorSchema };
  });
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Billet', version: '1' },
      components: { securitySchemes: { initData: { type: 'apiKey', in: 'header', name: 'API-Token' } } },
    },
    transform: jsonSchemaTransform,
    transformObject: jsonSchemaTransformObject,
  });
  app.get('/api/docs/openapi.json', { schema: { hide: true } }, async () => app.swagger());
}
