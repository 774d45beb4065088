import { describe } from '@rstest/core';
import { temporaryFolder } from '../../test/parts.ts';
import { storeContract } from '../../test/store-contract.ts';
import { folderStore } from './folder.ts';

describe('folder store', () => {
  storeContract(async () => {
    const folder = temporaryFolder();
    return { store: folderStore(folder), again: () => folderStore(folder) };
  });
});
