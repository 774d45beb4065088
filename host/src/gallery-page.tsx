import '@billet/shared-ui/tokens.css';
import '@billet/shared-ui/base.css';
import { applyQueryTheme, fakeBridge, installBridge } from '@billet/shared-bridge/testing';
import { showGallery } from '@billet/shared-i18n/gallery';
import { states } from './gallery.tsx';

installBridge(fakeBridge().bridge);
void showGallery(states, applyQueryTheme);
