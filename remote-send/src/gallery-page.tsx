import '@billet/shared-ui/tokens.css';
import '@billet/shared-ui/base.css';
import { applyQueryTheme, fakeBridge, installBridge, preloadSheets } from '@billet/shared-bridge/testing';
import { showGallery } from '@billet/shared-i18n/gallery';
import { states } from './gallery.tsx';

installBridge(fakeBridge().bridge);
await preloadSheets();
void showGallery(states, applyQueryTheme);
