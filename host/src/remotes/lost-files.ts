import { hangingFile, isAskedAgain, onLostFile } from '@billet/shared-bridge/host';
import { HOST } from '@billet/shared-domain/rules/failures';
import { failureOfFile } from './failure-of.ts';
import { judge } from './judge.ts';
import { report } from './report.ts';

/** Whose file it is tells its address, or where its code threw. */
const places = /\/(?:r\/(\w+)|host)\//;

/** Reports every file that came late and was given up, as its owner's: a remote's, or the shell's (MFE-12). */
export function reportLostFiles(versionOf: (owner: string) => string, onFailure: (isAsked: boolean) => void): void {
  onLostFile(async (thrown) => {
    // by the time that it is found out nobody waits any more
    const isAsked = isAskedAgain();
    const hanging = hangingFile();
    const failure = await judge(failureOfFile(thrown));
    const [, remote = HOST] =
      places.exec(failure.file ?? (failure.code === 'too_late' ? hanging : null) ?? (thrown as Error | undefined)?.stack ?? '') ?? [];
    report({ remote, version: versionOf(remote), failure });
    onFailure(isAsked);
  });
}
