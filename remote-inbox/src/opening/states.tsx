import { sampleNote } from '@billet/shared-bridge/testing';
import { nothing } from '../samples/in-sheet.tsx';
import type { Scene } from './opening.ts';
import { OpeningStage } from './opening-stage.tsx';

const note = sampleNote();
const stage = (name: string, wrapping: string, scene: Scene) => ({
  name: `opening/${name}`,
  render: () => <OpeningStage model={{ wrapping, scene, skip: nothing }} />,
});

export const openingStates = [
  stage('shake', 'gift_closed', { phase: 'shake' }),
  stage('shake, a message', 'envelope', { phase: 'shake' }),
  stage('burst', 'gift_closed', { phase: 'burst', note }),
  stage('settle', 'gift_closed', { phase: 'settle', note }),
];
