// Development only. Fast Refresh finds React's renderers through the hook of the developer tools. A remote that loads after React in a
// browser without the developer tools would find no renderer, and its updates would not be rendered.
(() => {
  if (window.__REACT_DEVTOOLS_GLOBAL_HOOK__) return;
  const renderers = new Map();
  const ignore = () => undefined;
  window.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
    renderers,
    supportsFiber: true,
    isDisabled: false,
    inject: (renderer) => {
      renderers.set(renderers.size + 1, renderer);
      return renderers.size;
    },
    onScheduleFiberRoot: ignore,
    onCommitFiberRoot: ignore,
    onCommitFiberUnmount: ignore,
    checkDCE: ignore,
  };
})();
