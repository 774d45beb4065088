import { defineRemote } from '@billet/release/preset';
import { tabIcons } from '@billet/shared-bridge/contract';

export default defineRemote({ name: 'send', icons: tabIcons });
