export interface Credentials {
  headers: Record<string, string>;
  admin: boolean;
  shopper: boolean;
}

/** @throws Error for refused credentials */
export async function credentials(server: URL, env: NodeJS.ProcessEnv): Promise<Credentials> {
  const { CONTRACT_TOKEN: token, CONTRACT_EMAIL: email, CONTRACT_PASSWORD: password } = env;
  const accept = { Accept: 'application/json' };
  if (token) {
    return { headers: { ...accept, 'x-medusa-access-token': token }, admin: true, shopper: false };
  }
  if (!email || !password) return { headers: accept, admin: false, shopper: false };
  const response = await fetch(new URL('/admin/auth', server), {
    method: 'POST',
    headers: { ...accept, 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  const cookie = response.headers.get('set-cookie')?.split(';')[0];
  if (!response.ok || cookie === undefined) {
    throw new Error(`${server.origin} refused the sign-in of ${email} (${response.status}).`);
  }
  return { headers: { ...accept, Cookie: cookie }, admin: true, shopper: false };
}
