import type { Invite, User } from '#generated/admin/admin.schemas.ts';
import { personName } from '#ui/format/person-name.ts';
import { isObject } from '#ui/format/guards.ts';

export type Person = { kind: 'user'; user: User } | { kind: 'invite'; invite: Invite };

export const ROLES = ['admin', 'member', 'developer'] as const;

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

const nameOf = (person: Person): string =>
  person.kind === 'user' ? personName(person.user) : text(person.invite.user_email);

/** Sorts users by name, then invites; accepted invites are left out. */
export function peopleIn(users: readonly User[], invites: readonly Invite[]): Person[] {
  const byName = (one: Person, other: Person): number =>
    text(nameOf(one)).localeCompare(text(nameOf(other)));
  return [
    ...users
      .filter(isObject)
      .map((user): Person => ({ kind: 'user', user }))
      .toSorted(byName),
    ...invites
      .filter((invite) => isObject(invite) && !invite.accepted)
      .map((invite): Person => ({ kind: 'invite', invite }))
      .toSorted(byName),
  ];
}

/** @param now milliseconds since 1970 */
export const isExpired = ({ expires_at: end }: Pick<Invite, 'expires_at'>, now: number): boolean =>
  Date.parse(end) <= now;

/** Compares like the server on joining: case-insensitive. */
export const sameAddress = (one: unknown, other: unknown): boolean =>
  text(one).trim().toLowerCase() === text(other).trim().toLowerCase();
