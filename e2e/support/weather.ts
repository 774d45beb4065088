import { type HttpProxy, startProxy } from './proxy.ts';
import { test as base, expect } from './test.ts';

/** All that the browser asks for goes through a proxy, which lets it pass until a test says otherwise. */
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
