import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createDomain } from './domain.ts';
import { request } from './pipeline.ts';
import type { RequestOptions, UploadProgress } from './types.ts';

class FakeXhr extends EventTarget {
  static last: FakeXhr | undefined;
  readonly upload = new EventTarget();
  readonly headers: Record<string, string> = {};
  method = '';
  url = '';
  sent: unknown;
  withCredentials = false;
  timeout = 0;
  status = 0;
  responseText = '';
  aborted = false;

  constructor() {
    super();
    FakeXhr.last = this;
  }
  open(method: string, url: string) {
    this.method = method;
    this.url = url;
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }
  getResponseHeader(name: string) {
    return name === 'content-type' ? 'application/json' : null;
  }
  send(body: unknown) {
    this.sent = body;
  }
  abort() {
    this.aborted = true;
    this.end('abort');
  }
  end(how: 'load' | 'error' | 'timeout' | 'abort') {
    this.dispatchEvent(new Event(how));
  }
  progress(step: { loaded: number; total: number; lengthComputable: boolean }) {
    this.upload.dispatchEvent(Object.assign(new Event('progress'), step));
  }
}

const fetched = vi.fn<typeof fetch>();

beforeEach(() => {
  fetched.mockReset().mockImplementation(() => Promise.resolve(Response.json({ uploads: [] })));
  vi.stubGlobal('XMLHttpRequest', FakeXhr);
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => vi.unstubAllGlobals());

const domain = createDomain('admin', { baseUrl: 'https://api.shop.test' });

function begin(options: RequestOptions = {}, target = domain) {
  const steps: UploadProgress[] = [];
  const body = new FormData();
  body.append('files', new Blob(['x']), 'x.png');
  const done = request(target, '/admin/uploads', {
    method: 'POST',
    body,
    maxRetries: 0,
    onUploadProgress: (step) => steps.push(step),
    ...options,
  });
  return { done, steps, body };
}

async function upload(options: RequestOptions = {}, target = domain) {
  FakeXhr.last = undefined;
  const begun = begin(options, target);
  const xhr = await vi.waitUntil(() => FakeXhr.last);
  return { ...begun, xhr };
}

test('sends the form with its cookies and tells the progress', async () => {
  const { done, steps, body, xhr } = await upload();
  xhr.progress({ loaded: 5, total: 10, lengthComputable: true });
  xhr.progress({ loaded: 10, total: 0, lengthComputable: false });
  xhr.status = 200;
  xhr.responseText = '{"uploads":[{"url":"u"}]}';
  xhr.end('load');
  expect(await done).toEqual({ uploads: [{ url: 'u' }] });
  expect(steps).toEqual([
    { loaded: 5, total: 10 },
    { loaded: 10, total: undefined },
  ]);
  expect(xhr).toMatchObject({
    method: 'POST',
    url: 'https://api.shop.test/admin/uploads',
    withCredentials: true,
    headers: { accept: 'application/json' },
    sent: body,
  });
});

test('ends like every other call', async () => {
  const broken = await upload();
  broken.xhr.end('error');
  await expect(broken.done).rejects.toMatchObject({ kind: 'network', outcome: 'unknown' });

  const late = await upload({ timeout: 50 });
  expect(late.xhr.timeout).toBe(50);
  late.xhr.end('timeout');
  await expect(late.done).rejects.toMatchObject({ message: 'timeout of 50ms exceeded' });

  const controller = new AbortController();
  const left = await upload({ signal: controller.signal });
  controller.abort();
  expect(left.xhr.aborted).toBe(true);
  await expect(left.done).rejects.toMatchObject({ kind: 'aborted' });
});

test('is tried again with the same form', async () => {
  const timing = { now: () => 0, random: () => 0, sleep: () => Promise.resolve() };
  const patient = createDomain('admin', { baseUrl: 'https://api.shop.test' }, { timing });
  const { done, xhr: first } = await upload({ maxRetries: 1 }, patient);
  FakeXhr.last = undefined;
  first.status = 503;
  first.end('load');
  const second = await vi.waitUntil(() => FakeXhr.last);
  expect(second.sent).toBe(first.sent);
  expect(second.headers).toEqual(first.headers);
  second.status = 200;
  second.end('load');
  await done;
});

test('a key or a token travels only where redirects are not followed', async () => {
  const keyed = createDomain('admin', { baseUrl: 'https://api.shop.test', apiKey: 'secret' });
  await begin({}, keyed).done;
  const signedIn = createDomain('admin', { baseUrl: 'https://api.shop.test' });
  signedIn.token = 'secret';
  await begin({}, signedIn).done;
  expect(fetched).toHaveBeenCalledTimes(2);
  expect(fetched.mock.calls.map(([, init]) => init?.redirect)).toEqual(['manual', 'manual']);
});
