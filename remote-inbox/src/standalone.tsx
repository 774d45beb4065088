import '@billet/shared-ui/tokens.css';
import '@billet/shared-ui/base.css';
import { startStandalone } from '@billet/shared-bridge/standalone';
import { drawInLanguage } from '@billet/shared-i18n/standalone';
import { manifest } from './manifest.ts';
import exposed from './pages.ts';

void startStandalone({ manifest, exposed, inLanguage: drawInLanguage });
