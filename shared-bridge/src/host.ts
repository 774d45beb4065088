/** What the host takes beyond the pages' part: it makes the bridge, starts the session and shows the areas. */
export { HashRouter, Navigate, Route, Routes } from 'react-router-dom';
export { installBridge } from './bridge.ts';
export { type Detected, detectEnvironment } from './environment/detect.ts';
export type { Launch } from './environment/launch.ts';
export { ErrorBoundary, type ErrorBoundaryProps } from './lazy/error-boundary.tsx';
export { PlaceWords, type PlaceWordsProps } from './lazy/sheet-place.tsx';
export { type BridgeParts, makeBridge, warmUpCalls } from './make-bridge.ts';
export { useChosenLanguage } from './session/use-chosen-language.ts';
export { DialogArea, type DialogAreaProps } from './shell/dialog-area.tsx';
export { prefetchAreas } from './shell/prefetch-areas.ts';
export { ToastArea } from './shell/toast-area.tsx';
export { usePageBack } from './shell/use-page-back.ts';
export { startSession } from './start-session.ts';
