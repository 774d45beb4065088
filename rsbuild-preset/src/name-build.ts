import { createHash } from 'node:crypto';
import type { RsbuildPlugin } from '@rsbuild/core';

/** Stands for the id of a build in its scripts until their contents are known. A valid part of an identifier, as long as an id. */
const PLACEHOLDER = 'idOfThisBuild';

/** Names that scripts and stylesheets of a remote use in the page, for Rspack's `output`. A development server has one build only. */
export const namesInPage = (remote: string, isBuild: boolean) => ({
  uniqueName: `billet-${remote}${isBuild ? `-${PLACEHOLDER}` : ''}`,
  chunkLoadingGlobal: `billetChunks_${remote}${isBuild ? `_${PLACEHOLDER}` : ''}`,
});

/**
 * Gives all files of a build an id derived from their contents. Two versions of a remote can be in one page: with an id, no script of one
 * registers its modules in the other, and no file has the same address in both (MFE-11).
 */
export function nameBuild(): RsbuildPlugin {
  return {
    name: 'billet:name-build',
    setup(api) {
      // after the files are minified, before their hashes are computed
      api.processAssets({ stage: 'dev-tooling' }, ({ assets, compilation, sources }) => {
        const files = Object.entries(assets)
          .filter(([file]) => /\.(js|css)$/.test(file))
          .map(([file, content]) => [file, String(content.source())] as const)
          .sort(([one], [other]) => (one < other ? -1 : 1));
        const id = createHash('sha256').update(JSON.stringify(files)).digest('hex').slice(0, PLACEHOLDER.length);
        for (const [file, text] of files) {
          const named = file.endsWith('.css') ? `${text}/*${id}*/` : text.replaceAll(PLACEHOLDER, id);
          compilation.updateAsset(file, new sources.RawSource(named));
        }
      });
    },
  };
}
