import * as admin from '../../../../generated/admin/index.ts';
import { first, present, refused, unique } from '../support.ts';
import { mailedToken } from '../tokens.ts';
import { signIn, type World } from '../world.ts';

export async function teamFlow(world: World): Promise<void> {
  await sessions(world);
  const email = `${unique('eve')}@example.com`;
  const { user } = await admin.createUser({
    email,
    password: 'a long password',
    first_name: 'Eve',
    last_name: 'Marsh',
    role: 'member',
  });
  await admin.updateUser(user.id, { first_name: 'Evelyn', metadata: { desk: 4 } });
  await admin.getUser(user.id);
  await admin.listUsers({ limit: 5 });
  await admin.requestPasswordToken({ email });
  await refused(
    400,
    admin.resetPassword({ email, token: 'not.a.token', password: 'another password' }),
  );
  const token = await mailedToken(world.url, email, 'user.password_reset');
  await admin.resetPassword({ email, token, password: 'another password' });
  await invites();
  await admin.deleteUser(user.id);
}

async function sessions(world: World): Promise<void> {
  await admin.createSession(world.account);
  await admin.getSession();
  await refused(401, admin.createSession({ ...world.account, password: 'wrong' }));
  await admin.deleteSession();
  await refused(401, admin.getSession());
  await signIn(world.account);
}

async function invites(): Promise<void> {
  const user = `${unique('kai')}@example.com`;
  await admin.createInvite({ user, role: 'member' });
  const { invites: open } = await admin.listInvites();
  const invite = present(open.find((one) => one.user_email === user));
  await admin.resendInvite(invite.id);
  const { invites: resent } = await admin.listInvites();
  const token = present(resent.find((one) => one.id === invite.id)).token;
  await admin.acceptInvite({
    token,
    user: { first_name: 'Kai', last_name: 'Storm', password: 'a long password' },
  });
  const unwanted = `${unique('no')}@example.com`;
  await admin.createInvite({ user: unwanted, role: 'admin' });
  const { invites: again } = await admin.listInvites();
  await admin.deleteInvite(first(again.filter((one) => one.user_email === unwanted)).id);
}
