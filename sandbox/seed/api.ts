import { setTimeout as sleep } from 'node:timers/promises';

export type Json = Record<string, unknown>;

export interface Api {
  get<T>(path: string): Promise<T>;
  post<T>(path: string, body?: unknown): Promise<T>;
  delete<T>(path: string, body?: unknown): Promise<T>;
}

/** Non-2xx answer; the message holds call and answer. */
export class SeedError extends Error {
  readonly status: number;
  constructor(call: string, status: number, answer: string) {
    super(`${call} answered ${status}: ${answer.slice(0, 500)}`);
    this.name = 'SeedError';
    this.status = status;
  }
}

const CALL_MS = 60_000;

export function createApi(url: string, headers: Record<string, string> = {}): Api {
  const call = async <T>(method: string, path: string, body?: unknown, attempt = 1): Promise<T> => {
    const response = await fetch(`${url}${path}`, {
      method,
      signal: AbortSignal.timeout(CALL_MS),
      headers: {
        ...headers,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    // Transaction conflict: the server asks for a retry.
    if (response.status === 409 && attempt < 6) {
      await sleep(50 * attempt);
      return call(method, path, body, attempt + 1);
    }
    if (!response.ok) throw new SeedError(`${method} ${path}`, response.status, text);
    // Some calls answer just "OK".
    const isJson = response.headers.get('content-type')?.includes('json') === true;
    return (isJson ? JSON.parse(text) : {}) as T;
  };
  return {
    get: (path) => call('GET', path),
    post: (path, body = {}) => call('POST', path, body),
    delete: (path, body) => call('DELETE', path, body),
  };
}

export interface UploadFile {
  name: string;
  type: string;
  body: string;
}

/** Uploads files and returns their URLs. */
export type Upload = (files: readonly UploadFile[]) => Promise<string[]>;

export function createUpload(url: string, token: string): Upload {
  return async (files) => {
    if (files.length === 0) return [];
    const form = new FormData();
    for (const { name, type, body } of files)
      form.append('files', new Blob([body], { type }), name);
    const response = await fetch(`${url}/admin/uploads`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      body: form,
    });
    const text = await response.text();
    if (!response.ok) throw new SeedError('POST /admin/uploads', response.status, text);
    const { uploads } = JSON.parse(text) as { uploads: { url: string }[] };
    return uploads.map((each) => each.url);
  };
}

export async function adminToken(url: string, email: string, password: string): Promise<string> {
  const answer = await createApi(url).post<{ access_token: string }>('/admin/auth/token', {
    email,
    password,
  });
  return answer.access_token;
}

/** Runs `work` on `lanes` items at a time; keeps the order of results. */
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
