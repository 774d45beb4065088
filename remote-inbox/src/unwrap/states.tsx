import { nothing } from '../item/in-sheet.tsx';
import { sampleValentine } from '../item/sample.ts';
import type { Scene } from './play-unwrap.ts';
import { UnwrapStage } from './unwrap-stage.tsx';

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
