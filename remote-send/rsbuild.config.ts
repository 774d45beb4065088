import { defineRemote } from '@billet/rsbuild-preset';
import { tabIcons } from '@billet/shared-bridge/contract';

export default defineRemote({ name: 'send', icons: tabIcons });
