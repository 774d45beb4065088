import { inSheet, nothing } from '../item/in-sheet.tsx';
import { sampleDetails } from '../reveal/sample.ts';
import { SenderDetailsView } from './sender-details-view.tsx';

const known = sampleDetails({
  locationInfo: { city: 'Tbilisi', countryEmoji: '🇬🇪', isp: null },
  deviceInfo: { model: 'Pixel 9', browser: 'Chrome 140', os: 'Android 16' },
});
const nameless = sampleDetails({
  sender: { telegram: { firstName: 'Aleksandra-Wilhelmina Konstantinopolska', username: null, photoUrl: null } },
});

export const senderDetailsStates = [
  inSheet('sender-details/name only', <SenderDetailsView details={sampleDetails()} onChat={null} onBack={nothing} onClose={nothing} />),
  inSheet('sender-details/all, with chat', <SenderDetailsView details={known} onChat={nothing} onBack={nothing} onClose={nothing} />),
  inSheet('sender-details/long name', <SenderDetailsView details={nameless} onChat={null} onBack={nothing} onClose={nothing} />),
];
