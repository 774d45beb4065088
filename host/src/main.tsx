import '@billet/shared-ui/tokens.css';
import '@billet/shared-ui/base.css';
import { firstFramePainted } from './first-frame/first-frame-painted.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');
firstFramePainted(window)
  // part of this file, but evaluated later
  .then(() => import(/* webpackMode: "eager" */ './start/start.tsx'))
  .then(({ start }) => start(window, root))
  // an error before the first render is reported as an error of this script, which the inline script handles
  .catch(reportError);
