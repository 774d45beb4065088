import { type HttpProxy, startProxy } from './proxy.ts';
import { test as base, expect } from './test.ts';

/** Routes all requests of the browser through a proxy, which forwards them until a test sets a fault. */
export const test = base.extend<{ networkFaults: HttpProxy }>({
  networkFaults: [
    async ({ browserName: _ }, use) => {
      const networkFaults = await startProxy();
      await use(networkFaults);
      await networkFaults.stop();
    },
    { auto: true },
  ],
  proxy: async ({ networkFaults }, use) => use({ server: networkFaults.address }),
});

export { expect };
