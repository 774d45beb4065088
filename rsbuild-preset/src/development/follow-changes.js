// Development only. A catalogue or a manifest was written: whoever can take up new texts as the page stands says so, else it loads anew.
(() => {
  const pages = new BroadcastChannel('billet:changes');
  function follow(kind) {
    if (kind === 'manifest' || window.dispatchEvent(new Event('billet:texts', { cancelable: true }))) window.location.reload();
  }
  pages.onmessage = ({ data }) => follow(data);
  // a browser has six connections for an address: of all pages and frames that are open one listens, for the others too
  const listen = () =>
    new Promise(() => {
      const changes = new EventSource('/locales/changes');
      for (const kind of ['texts', 'manifest']) {
        changes.addEventListener(kind, () => {
          pages.postMessage(kind);
          follow(kind);
        });
      }
    });
  navigator.locks.request('billet:changes', listen).catch(() => undefined);
})();
