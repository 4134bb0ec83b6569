import { addressOf, reach } from './server-address.ts';

export interface Credentials {
  headers: Record<string, string>;
  /** For a shell, without secrets. */
  shown: string[];
  admin: boolean;
  shopper: boolean;
}

const ACCEPT = { Accept: 'application/json' };

/**
 * CONTRACT_TOKEN is a user's API token or a bearer token; else CONTRACT_EMAIL and CONTRACT_PASSWORD.
 *
 * @throws Error for refused credentials, and where no store server answers
 */
export async function credentials(
  server: URL,
  env: NodeJS.ProcessEnv,
  fetcher: typeof fetch = fetch,
): Promise<Credentials> {
  const { CONTRACT_TOKEN: token, CONTRACT_EMAIL: email, CONTRACT_PASSWORD: password } = env;
  const call = async (path: string, init: RequestInit): Promise<Response> => {
    const response = await reach(fetcher, addressOf(server, path), init);
    const type = response.headers.get('content-type') ?? '';
    const isStore = response.ok ? type.includes('json') : !type.includes('html');
    if (response.status === 404 || !isStore) {
      const answer = `${response.status} ${type}`.trim();
      throw new Error(`${server.href} is no store server: ${path} answers ${answer}.`);
    }
    return response;
  };
  if (token) {
    const ways = { 'x-medusa-access-token': token, Authorization: `Bearer ${token}` };
    for (const [name, value] of Object.entries(ways)) {
      const headers = { ...ACCEPT, [name]: value };
      const { ok } = await call('/admin/auth', { headers });
      if (!ok) continue;
      const shown = [`"${name}: ${value.replace(token, '$CONTRACT_TOKEN')}"`];
      return { headers, shown, admin: true, shopper: false };
    }
    throw new Error(`${server.origin} refused CONTRACT_TOKEN.`);
  }
  if (Boolean(email) !== Boolean(password)) {
    throw new Error('CONTRACT_EMAIL and CONTRACT_PASSWORD belong together: one is missing.');
  }
  if (!email || !password) {
    await call('/store/regions', { headers: ACCEPT });
    return { headers: ACCEPT, shown: [], admin: false, shopper: false };
  }
  const response = await call('/admin/auth', {
    method: 'POST',
    headers: { ...ACCEPT, 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  const cookie = response.headers.get('set-cookie')?.split(';')[0];
  if (!response.ok || cookie === undefined) {
    throw new Error(`${server.origin} refused the sign-in of ${email} (${response.status}).`);
  }
  const shown = [`'Cookie: ${cookie.split('=')[0] ?? 'session'}=***'`];
  return { headers: { ...ACCEPT, Cookie: cookie }, shown, admin: true, shopper: false };
}
