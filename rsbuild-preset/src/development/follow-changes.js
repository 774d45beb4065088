// Development only. Applies a changed catalogue in place if a listener cancels `billet:texts`; otherwise, and for a manifest, reloads.
(() => {
  const pages = new BroadcastChannel('billet:changes');
  function follow(kind) {
    if (kind === 'manifest' || window.dispatchEvent(new Event('billet:texts', { cancelable: true }))) window.location.reload();
  }
  pages.onmessage = ({ data }) => follow(data);
  // a browser opens at most six connections per origin: one page listens and forwards the events to all other pages and frames
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
