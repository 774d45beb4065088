import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { follow } from './live.ts';
import './tokens.css';

follow();
const root = document.getElementById('root');
if (root) createRoot(root).render(<App />);
