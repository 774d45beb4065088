import { createContext } from 'react';

/** False while the parent of a dialog's sheets is unmounting: they play their closing animation. */
export const ParentMountedContext = createContext(true);
