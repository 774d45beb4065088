// npm run files, mounts, gallery: all that a suite of `npm test` plays a part of.
import { giveUp, say } from './lib/install.mjs';
import { playWhole } from './lib/whole.mjs';

const commands = {
  files: {
    variable: 'BILLET_FILES',
    fine: 'no file breaks anything but what needs it',
    broken: 'a file that does not come breaks something',
  },
  mounts: { variable: 'BILLET_MOUNTS', fine: 'nothing is left behind', broken: 'a page or dialog leaves something behind' },
  gallery: {
    variable: 'BILLET_GALLERY',
    fine: 'all words fit their places and can be read, all that is tapped can be hit',
    broken: 'a state draws with a fault',
  },
};
const [name] = process.argv.slice(2);
const { variable, fine, broken } = commands[name] ?? giveUp(`name one of ${Object.keys(commands).join(', ')}`);
if (!playWhole([`${name}.spec`], { [variable]: 'all' })) giveUp(`${broken}; the lines above say which`);
say(fine);
