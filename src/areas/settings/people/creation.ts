import type { CreateInviteBody, Invite } from '#generated/admin/admin.schemas.ts';
import { createInvite, listInvites, resendInvite } from '#generated/admin/invites/invites.ts';
import type { CallOptions } from '#app/query/abortable-calls.ts';
import type { Creation } from '#shared/save/create-once.ts';
import { sameAddress } from './people.ts';

const find = async (_body: unknown, call: CallOptions): Promise<Invite[]> =>
  (await listInvites(call)).invites;

/** A token made within the same second is the same. */
const keyOf = ({ id, token, expires_at: end }: Invite): string => `${id} ${token} ${end}`;

const isNamed = ({ user_email: email }: Invite, { user }: CreateInviteBody): boolean =>
  sameAddress(email, user);

/** Inviting an address again renews its invite. */
export const inviteCreation: Creation<CreateInviteBody, Invite> = {
  operation: 'createInvite',
  // The response doesn't contain the invite.
  create: async (body, call) => {
    await createInvite(body, call);
    const invites = await find(body, call).catch(() => []);
    return invites.find((invite) => isNamed(invite, body));
  },
  find,
  isNamed,
  keyOf,
};

/** Resending renews it, too. */
export const inviteRenewal: Creation<{ id: string }, Invite> = {
  operation: 'resendInvite',
  // The response doesn't contain the invite.
  create: async (body, call) => {
    await resendInvite(body.id, call);
    return (await find(body, call)).find(({ id }) => id === body.id);
  },
  find,
  isNamed: (invite, { id }) => invite.id === id,
  keyOf,
};
