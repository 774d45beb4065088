// Before a command that needs the tools of check and test: installs them where they are missing or the lock file changed.
import { installPackages } from './lib/install.mjs';

installPackages();
