export { Life as default } from '@billet/shared-ui/life';
