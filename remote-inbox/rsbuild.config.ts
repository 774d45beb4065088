import { defineRemote } from '@billet/release/preset';
import { tabIcons } from '@billet/shared-bridge/contract';
import { manifest } from './src/manifest.ts';

export default defineRemote({ name: 'inbox', contract: '^1.6.0', port: 3002, manifest, icons: tabIcons });
