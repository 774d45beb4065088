import { defineRemote } from '@billet/release/preset';

export default defineRemote({ name: 'inbox', contract: '^1.0.0', port: 3002 });
