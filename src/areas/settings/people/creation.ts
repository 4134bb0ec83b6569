import type { CreateInviteBody, Invite } from '#generated/admin/admin.schemas.ts';
import { createInvite, listInvites } from '#generated/admin/invites/invites.ts';
import type { CallOptions } from '#app/query/abortable-calls.ts';
import type { Creation } from '#shared/save/create-once.ts';
import { sameAddress } from './people.ts';

const find = async (_body: CreateInviteBody, call: CallOptions): Promise<Invite[]> =>
  (await listInvites(call)).invites;

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
  keyOf: ({ id, token }) => `${id} ${token}`,
};
