import '@fontsource-variable/inter/index.css';
import { createRoot } from 'react-dom/client';
import 'twemoji-colr-font/twemoji.css';
import { App } from './app.tsx';
import { follow } from './live.ts';
import './tokens.css';

follow();
const root = document.getElementById('root');
if (root) createRoot(root).render(<App />);
