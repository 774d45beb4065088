// Before a command that needs the tools of check and test.
import { completePackages } from './lib/install.mjs';

completePackages();
