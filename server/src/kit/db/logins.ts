import { rolePassword } from '../seal/keyed-hash.ts';

/** Separate logins without memberships. SET ROLE within one login would be no boundary, because RESET ROLE reverts it. */
export const logins = ['inbox', 'app', 'reveal'] as const;
export type Login = (typeof logins)[number];
type Role = Login | 'sealer';

/** Names of the roles. Roles belong to the whole cluster. */
export type RoleNames = Readonly<Record<Role, string>>;

/** `sealer` owns the functions that open sealed senders, and cannot log in. */
export function roleNames(prefix: string): RoleNames {
  return { inbox: `${prefix}_inbox`, app: `${prefix}_app`, reveal: `${prefix}_reveal`, sealer: `${prefix}_sealer` };
}

/** Replaces the default role names in statements with these. */
export function renamed(statements: string, names: RoleNames): string {
  return statements.replace(/\bbillet_(inbox|app|reveal|sealer)\b/g, (_, role: Role) => names[role]);
}

/** User and password of a login, derived from the key. The owner uses those of the address. */
export function loginPassword(names: RoleNames, secret: string, login: 'owner' | Login): { user?: string; password?: string } {
  return login === 'owner' ? {} : { user: names[login], password: rolePassword(secret, names[login]) };
}
