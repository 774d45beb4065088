import { defineHost } from '@billet/release/preset';

export default defineHost({ port: 3000 });
