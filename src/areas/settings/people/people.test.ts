import { expect, test } from 'vitest';
import type { Invite, User } from '#generated/admin/admin.schemas.ts';
import { isExpired, peopleIn, sameAddress } from './people.ts';

const user = (id: string, changes: Partial<User>): User => ({ id, ...changes }) as User;
const invite = (id: string, changes: Partial<Invite>): Invite => ({ id, ...changes }) as Invite;

test('users come by name, before those who are invited and haven’t accepted', () => {
  const people = peopleIn(
    [user('2', { email: 'zoe@example.com', first_name: 'Zoe' }), user('1', { email: 'ada@x.com' })],
    [
      invite('3', { user_email: 'b@x.com', accepted: false }),
      invite('4', { user_email: 'a@x.com', accepted: false }),
      invite('5', { user_email: 'c@x.com', accepted: true }),
    ],
  );
  expect(people.map((one) => (one.kind === 'user' ? one.user.id : one.invite.id))).toEqual([
    '1',
    '2',
    '4',
    '3',
  ]);
});

test('records without a name or an address are listed all the same', () => {
  expect(
    peopleIn([user('1', {}), user('2', { email: 'a@x.com' })], [invite('3', {})]),
  ).toHaveLength(3);
});

test('what is no record is left out', () => {
  expect(peopleIn([null as never, user('1', {})], [null as never])).toHaveLength(1);
});

test('an invite ends at its moment', () => {
  const end = { expires_at: '2026-11-29T18:00:00Z' };
  expect(isExpired(end, Date.parse('2026-11-29T17:59:59Z'))).toBe(false);
  expect(isExpired(end, Date.parse('2026-11-29T18:00:00Z'))).toBe(true);
  expect(isExpired({ expires_at: 'never' }, 0)).toBe(false);
});

test('addresses are compared as the server compares them', () => {
  expect(sameAddress(' Ada@Example.com', 'ada@example.com')).toBe(true);
  expect(sameAddress('ada@example.com', 'eve@example.com')).toBe(false);
});
