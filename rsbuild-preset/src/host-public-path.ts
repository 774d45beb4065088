declare global {
  var __webpack_public_path__: string;
}

// lazy files are loaded from the origin of this script: the page's origin, or the ASSET_ORIGIN of the release
__webpack_public_path__ = (document.currentScript as HTMLScriptElement).src.replace(/[^/]*$/, '');

export {};
