import { nothing } from '../item/inSheet.tsx';
import { sampleValentine } from '../item/sample.ts';
import type { Scene } from './playUnwrap.ts';
import { UnwrapStage } from './UnwrapStage.tsx';

const valentine = sampleValentine();
const stage = (name: string, wrapping: string, scene: Scene) => ({
  name: `unwrap/${name}`,
  render: () => <UnwrapStage wrapping={wrapping} scene={scene} onSkip={nothing} />,
});

export const unwrapStates = [
  stage('shake', 'gift_closed', { phase: 'shake' }),
  stage('shake, a message', 'envelope', { phase: 'shake' }),
  stage('burst', 'gift_closed', { phase: 'burst', valentine }),
  stage('settle', 'gift_closed', { phase: 'settle', valentine }),
];
