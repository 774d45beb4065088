declare global {
  var __webpack_public_path__: string;
}

// lazy files come from the origin of this script: the page's own, or the one that a release names in ASSET_ORIGIN
__webpack_public_path__ = (document.currentScript as HTMLScriptElement).src.replace(/[^/]*$/, '');

export {};
