import { spawnSync } from 'node:child_process';

const MAX_LENGTH = 65;
const OTHER_FORM = /(?:ed|ing|[^s]s)$/;
/** Base forms that end like other forms. */
const BASE_FORM = /^(?:embed|feed|need|seed|shed|speed|bring|string|focus)$/i;
const NO_VERB = /^(?:an?|the|no|all|each|what|who|which|when|it|and|or|so|but|not)$/i;

/** A sentence about a commit subject that is too long or does not begin with a base-form verb, or null. */
export function subjectFault(subject: string): string | null {
  if (subject.length > MAX_LENGTH) return `'${subject}' has ${subject.length} characters, ${MAX_LENGTH} are enough`;
  const [first = ''] = subject.split(' ');
  const isVerb = /^[A-Z][a-z-]+$/.test(first) && !NO_VERB.test(first) && (BASE_FORM.test(first) || !OTHER_FORM.test(first));
  return isVerb ? null : `'${subject}' does not begin with a base-form verb`;
}

/** The subjects of the commits that the remote's main branch lacks. Without such a branch, of the last 20 commits. */
export function unmergedSubjects(root: string): string[] {
  const log = (range: string) => spawnSync('git', ['log', '--no-merges', '--format=%s', range], { cwd: root, encoding: 'utf8' });
  const { stdout } = ['upstream/main..HEAD', 'origin/main..HEAD'].map(log).find(({ status }) => status === 0) ?? log('-20');
  return stdout.split('\n').filter(Boolean);
}
