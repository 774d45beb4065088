// What the hot calls are compared with: one Fastify route each that sends the same statements by pg, prepared, and answers with
// the rows. No checks, no schemas, no seals, no limits. The environment says where it listens and whose database it is.
import Fastify from 'fastify';
import { checkoutRoute } from './checkout.ts';
import { pageRoute } from './page.ts';
import { openPools } from './pools.ts';
import { unwrapRoute } from './unwrap.ts';

const { PORT, DATABASE_URL = '' } = process.env;
const pools = openPools(DATABASE_URL);
const app = Fastify();
app.get('/api/items', async () => ({}));
pageRoute(app, pools);
unwrapRoute(app, pools);
checkoutRoute(app, pools);
await app.listen({ port: Number(PORT), host: '127.0.0.1' });
process.on('SIGTERM', () => process.exit());
