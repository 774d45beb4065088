import { nothing } from '../samples/in-sheet.tsx';
import type { Scene } from './opening.ts';
import { type OpeningModel, OpeningStage } from './opening-stage.tsx';
import { liftingOf } from './rect.ts';

const screen = () => ({ width: innerWidth, height: innerHeight });
const lifting = () => liftingOf({ left: 16, top: 300, width: 111, height: 164 }, screen());
const paper = () => ({ left: 0, top: innerHeight * 0.2, width: innerWidth, height: innerHeight * 0.8 });

const stage = (name: string, scene: () => Scene, change: Partial<OpeningModel> = {}) => ({
  name: `opening/${name}`,
  render: () => (
    <OpeningStage
      model={{
        wrapping: 'gift_closed',
        seal: 'heart',
        isSuper: false,
        lifting: lifting(),
        scene: scene(),
        greeting: null,
        skip: nothing,
        ...change,
      }}
    />
  ),
});

export const openingStates = [
  stage('rise', () => ({ phase: 'rise' })),
  stage('rise, the first of a day', () => ({ phase: 'rise' }), { greeting: 'First of today, Alice' }),
  stage('rise, super', () => ({ phase: 'rise' }), { isSuper: true }),
  stage('rise, a question', () => ({ phase: 'rise' }), { wrapping: 'envelope', seal: 'mask' }),
  stage('unseal', () => ({ phase: 'unseal', giftId: 'tulip' })),
  stage('unseal, a ring', () => ({ phase: 'unseal', giftId: 'ring' })),
  stage('unfold, a teddy', () => ({ phase: 'unfold', giftId: 'teddy', paper: paper(), onUnfolded: nothing })),
];
