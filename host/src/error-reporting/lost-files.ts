import { hangingFile, isRetrying, onLostFile } from '@billet/shared-bridge/host';
import { HOST } from '@billet/shared-domain/rules/failures';
import { classifyFailure } from './classify-failure.ts';
import { failureOfFile } from './failure-of.ts';
import { report } from './report.ts';

/** Owner of a file by its address or stack trace. */
const ownerPattern = /\/(?:r\/([\w-]+)|host)\//;

/** Reports each lazy file that failed to load for its owner: a remote or the shell (MFE-12). */
export function reportLostFiles(versionOf: (owner: string) => string, onFailure: (isAsked: boolean) => void): void {
  onLostFile(async (thrown) => {
    // read both now: once the failure is classified nothing awaits the file
    const isAsked = isRetrying();
    const hanging = hangingFile();
    const failure = await classifyFailure(failureOfFile(thrown), Number.POSITIVE_INFINITY);
    const [, remote = HOST] =
      ownerPattern.exec(failure.file ?? (failure.code === 'too_late' ? hanging : null) ?? (thrown as Error | undefined)?.stack ?? '') ?? [];
    report({ remote, version: versionOf(remote), failure });
    onFailure(isAsked);
  });
}
