import '@billet/shared-ui/tokens.css';
import '@billet/shared-ui/base.css';
import { start } from './start/start.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');
void start(window, root);
