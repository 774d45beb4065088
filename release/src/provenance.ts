import { spawnSync } from 'node:child_process';
import { userInfo } from 'node:os';
import type { Provenance } from './schema.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** Environment variables with which CI systems name the author of a change. */
const AUTHOR_VARIABLES = [
  'GITHUB_ACTOR',
  'GITLAB_USER_LOGIN',
  'BUILDKITE_BUILD_CREATOR',
  'CIRCLE_USERNAME',
  'BITBUCKET_STEP_TRIGGERER_UUID',
  'BUILD_REQUESTEDFOR',
  'BUILD_USER_ID',
  'DRONE_COMMIT_AUTHOR',
] as const;

/** The user who builds or releases: the one that CI names, else the user of this machine. */
export function currentUser(environment: Environment): string {
  const named = AUTHOR_VARIABLES.map((name) => environment[name]).find(Boolean);
  return named ?? userOfMachine() ?? environment.USER ?? 'unknown';
}

function userOfMachine(): string | undefined {
  try {
    return userInfo().username;
  } catch {
    // a container may run as a user id without a name
    return undefined;
  }
}

/** The provenance of a folder's build, as of now. */
export function provenanceOf(folder: string, environment: Environment = process.env, now = new Date()): Provenance {
  const commit = git(folder, 'rev-parse', 'HEAD');
  const isDirty = commit !== null && git(folder, 'status', '--porcelain') !== '';
  return {
    commit: commit ?? environment.GITHUB_SHA ?? environment.CI_COMMIT_SHA ?? null,
    isDirty,
    builtAt: now.toISOString(),
    by: currentUser(environment),
  };
}

function git(folder: string, ...args: readonly string[]): string | null {
  const { status, stdout } = spawnSync('git', args, { cwd: folder, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : null;
}
