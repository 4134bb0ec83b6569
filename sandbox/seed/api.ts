/** The server's answers, as far as the seed looks at them. */
export type Json = Record<string, unknown>;

export interface Api {
  get<T>(path: string): Promise<T>;
  post<T>(path: string, body?: unknown): Promise<T>;
  delete<T>(path: string, body?: unknown): Promise<T>;
}

/** A server that said no to the seed; the message holds the call and the answer. */
export class SeedError extends Error {
  readonly status: number;
  constructor(call: string, status: number, answer: string) {
    super(`${call} answered ${status}: ${answer.slice(0, 500)}`);
    this.name = 'SeedError';
    this.status = status;
  }
}

/** Calls below one address, all with the same headers. */
export function createApi(url: string, headers: Record<string, string> = {}): Api {
  const call = async <T>(method: string, path: string, body?: unknown): Promise<T> => {
    const response = await fetch(`${url}${path}`, {
      method,
      headers: { ...headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!response.ok) throw new SeedError(`${method} ${path}`, response.status, text);
    return (text === '' ? {} : JSON.parse(text)) as T;
  };
  return {
    get: (path) => call('GET', path),
    post: (path, body = {}) => call('POST', path, body),
    delete: (path, body) => call('DELETE', path, body),
  };
}

/** Signs in as the administrator. */
export async function adminApi(url: string, email: string, password: string): Promise<Api> {
  return createApi(url, { authorization: `Bearer ${await adminToken(url, email, password)}` });
}

export async function adminToken(url: string, email: string, password: string): Promise<string> {
  const answer = await createApi(url).post<{ access_token: string }>('/admin/auth/token', {
    email,
    password,
  });
  return answer.access_token;
}

/** Runs `work` for each item, a few at a time, and keeps the order of the results. */
export async function inParallel<T, R>(
  items: readonly T[],
  work: (item: T, index: number) => Promise<R>,
  lanes = 4,
): Promise<R[]> {
  const results: R[] = [];
  const entries = items.entries();
  const lane = async (): Promise<void> => {
    for (const [index, item] of entries) results[index] = await work(item, index);
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return results;
}
