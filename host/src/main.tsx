import '@billet/shared-ui/tokens.css';
import '@billet/shared-ui/base.css';
import { start } from './start/start.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');
// what fails before there is anything to draw is an error of this script, which the page itself watches for
start(window, root).catch(reportError);
