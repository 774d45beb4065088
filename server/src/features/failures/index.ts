export { checkCanaries, type WithdrawCanary } from './canary/check-canaries.ts';
export { canaryGate } from './canary/gate.ts';
export { registerFailures } from './routes.ts';
