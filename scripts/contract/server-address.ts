/** @throws Error that says what is wrong with the address */
export function parseServer(text: string | undefined): URL {
  if (text === undefined) {
    throw new Error('Say which server: npm run contract -- check https://your-store.example');
  }
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isWeb = url !== undefined && ['http:', 'https:'].includes(url.protocol);
  if (isWeb && url.search === '' && url.hash === '') return url;
  const guess = isWeb ? `${url.origin}${url.pathname}` : `http://${text}`;
  const advice = URL.canParse(guess) ? ` Did you mean ${guess}?` : '';
  throw new Error(`"${text}" is no address of a server.${advice}`);
}

/** Servers may be below a path. */
export const addressOf = (server: URL, path: string): string =>
  `${server.href.replace(/\/$/, '')}${path}`;

/** @throws Error that says why nothing answered */
export async function reach(
  fetcher: typeof fetch,
  address: string,
  init: RequestInit,
): Promise<Response> {
  try {
    return await fetcher(address, init);
  } catch (error) {
    const { cause } = error as { cause?: { code?: string; message?: string } };
    const reason = cause?.code ?? cause?.message ?? (error as Error).message;
    throw new Error(`Nothing answers at ${new URL(address).origin} (${reason}).`, { cause: error });
  }
}
