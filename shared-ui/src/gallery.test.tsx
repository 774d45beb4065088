import { testStates } from '@billet/shared-i18n/testing';
import { states } from './gallery.tsx';

testStates(states);
