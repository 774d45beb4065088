import { renewAddresses } from './retry-urls.ts';

renewAddresses('host');
