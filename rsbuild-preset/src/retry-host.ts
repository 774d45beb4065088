import { renewAddresses } from './retry-urls.ts';

declare const __webpack_require__: { p: string };

// late files come from where this script came from: the page's origin, or the release's own (ASSET_ORIGIN)
__webpack_require__.p = (document.currentScript as HTMLScriptElement).src.replace(/[^/]*$/, '');
renewAddresses();
