/** Functions and types that builds of the host and of remotes need for files that the release tool accepts. */
export { refuseConflicts } from './compatible.ts';
export { fillJson } from './fill-json.ts';
export type { HostFrames, Mode, RemoteFrames, RenderedMarkup, Tokens } from './frames/file.ts';
export { PLACEHOLDER, TAB } from './frames/layout.ts';
export { integrityOf } from './integrity.ts';
export { type Manifest, manifestFaults } from './manifest.ts';
export { provenanceOf } from './provenance.ts';
export type { HostBuild, RemoteBuild } from './schema.ts';
export {
  catalogues,
  faultsIn,
  isLanguageFile,
  ownCatalogues,
  plainTexts,
  sourceTexts,
  textIds,
  textsOf,
  writeLanguages,
  writeTexts,
} from './texts.ts';
export { compareVersions, satisfies } from './version-range.ts';
