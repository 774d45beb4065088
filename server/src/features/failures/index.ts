export { canaryGate } from './canary/gate.ts';
export { judgeCanaries, type TakeBack } from './canary/judge.ts';
export { registerFailures } from './routes.ts';
