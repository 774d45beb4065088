import '@billet/shared-ui/tokens.css';
import '@billet/shared-ui/base.css';
import { frameDrawn } from './frame/frame-drawn.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');
frameDrawn(window)
  // in this very file, but not run before
  .then(() => import(/* webpackMode: "eager" */ './start/start.tsx'))
  .then(({ start }) => start(window, root))
  // what fails before there is anything to draw is an error of this script, which the page itself watches for
  .catch(reportError);
