import { defineRemote } from '@billet/release/preset';

export default defineRemote({ name: 'send', contract: '^1.2.0', port: 3003 });
