import { type HttpProxy, startProxy } from './proxy.ts';
import { test as base, expect } from './test.ts';

/** Routes all requests of the browser through a proxy, which forwards them until a test sets a fault. */
export const test = base.extend<{ weather: HttpProxy }>({
  weather: [
    async ({ browserName: _ }, use) => {
      const weather = await startProxy();
      await use(weather);
      await weather.stop();
    },
    { auto: true },
  ],
  proxy: async ({ weather }, use) => use({ server: weather.address }),
});

export { expect };
