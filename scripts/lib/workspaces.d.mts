export function remoteFolders(root: string): string[];
export function remoteNames(root: string): string[];
export function workspaceFolders(root: string): string[];
export function portSettingOf(folder: string): string;
export function defaultPortOf(root: string, folder: string): number;
