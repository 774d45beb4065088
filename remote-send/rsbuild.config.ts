import { defineRemote, sharedByHost } from '@billet/rsbuild-preset';
import { tabIcons } from '@billet/shared-bridge/contract';

export default defineRemote({
  federation: {
    name: 'send',
    exposes: { './pages': { import: './src/pages.ts', name: 'pages' } },
    // react, react-dom, react/jsx-runtime, @billet/shared-bridge and @billet/shared-i18n
    shared: sharedByHost(import.meta.dirname),
  },
  icons: tabIcons,
});
