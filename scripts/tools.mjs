// Runs before commands that need the tools of check and test. Installs them if they are missing or the lock file changed.
import { installPackages } from './lib/install.mjs';

installPackages();
