// After `npm ci`: installs Node for the commands if the running one does not fit.
import { provideNode } from './lib/install.mjs';

provideNode();
