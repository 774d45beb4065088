// After `npm ci`: a Node for the commands, where the one that runs this is not fit.
import { provideNode } from './lib/install.mjs';

provideNode();
