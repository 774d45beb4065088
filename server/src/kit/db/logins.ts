import { rolePassword } from '../seal/keyed-hash.ts';

/** Separate logins, members of nothing: SET ROLE inside one would be no boundary, since RESET ROLE leaves it. */
export const logins = ['inbox', 'app', 'reveal'] as const;
export type Login = (typeof logins)[number];
type Role = Login | 'sealer';

/** The names of our roles in the cluster, which belong to all of it. */
export type RoleNames = Readonly<Record<Role, string>>;

/** `sealer` owns the functions that open sealed senders, and can't log in. */
export function roleNames(prefix: string): RoleNames {
  return { inbox: `${prefix}_inbox`, app: `${prefix}_app`, reveal: `${prefix}_reveal`, sealer: `${prefix}_sealer` };
}

/** Statements that say the usual names, for these. */
export function renamed(statements: string, names: RoleNames): string {
  return statements.replace(/\bbillet_(inbox|app|reveal|sealer)\b/g, (_, role: Role) => names[role]);
}

/** As whom a login comes, with the password that is made of the key; the owner as the address says. */
export function loginPassword(names: RoleNames, secret: string, login: 'owner' | Login): { user?: string; password?: string } {
  return login === 'owner' ? {} : { user: names[login], password: rolePassword(secret, names[login]) };
}
