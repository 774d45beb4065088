import { defineRemote } from '@billet/release/preset';

export default defineRemote({ name: 'share', contract: '^1.1.0', port: 3001 });
