// Baseline for the hot calls: one Fastify route each that runs the same statements with pg, prepared, and returns the rows, without checks,
// schemas, seals or limits. The environment sets port and database.
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
