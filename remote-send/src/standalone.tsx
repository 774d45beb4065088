import '@billet/shared-ui/tokens.css';
import '@billet/shared-ui/base.css';
import { startStandalone } from '@billet/shared-bridge/standalone';
import { inLanguage } from '@billet/shared-i18n/standalone';
import frontDoor from './pages.ts';

void startStandalone({ ...frontDoor, part: 'send', wrap: inLanguage });
