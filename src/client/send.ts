import { startGuard } from './guard.ts';
import { isForm } from './headers.ts';
import { startLoss } from './loss.ts';
import type { Answer, Call, Fetch, Result } from './types.ts';

/**
 * Sends a call once and reads the whole response. Never rejects.
 *
 * Redirects aren't followed: they could leak keys and tokens to another origin, and this API has none.
 */
export async function send(
  call: Call,
  headers: Record<string, string>,
  fetcher?: Fetch,
): Promise<Result> {
  const { body, signal, onUploadProgress } = call;
  const isUpload = onUploadProgress && isForm(body) && canUpload(headers);
  // Without the code, it is sent without progress.
  const upload = isUpload ? await import('./send-upload.ts').catch(() => undefined) : undefined;
  if (signal?.aborted) return { kind: 'aborted', sent: false, cause: signal.reason };
  if (isUpload && upload) return upload.sendUpload(call, body, headers, onUploadProgress);
  return sendFetch(call, headers, fetcher);
}

async function sendFetch(
  call: Call,
  headers: Record<string, string>,
  fetcher: Fetch = fetch,
): Promise<Result> {
  const guard = startGuard(call);
  const lost = startLoss();
  let response: Response | undefined;
  try {
    response = await fetcher(call.url, {
      method: call.method,
      headers,
      body: call.body,
      credentials: 'include',
      redirect: 'manual',
      signal: guard.signal ?? null,
      ...(call.cache && { cache: call.cache }),
    });
    return answer(response, await response.text());
  } catch (cause) {
    const kind = guard.ended() ?? 'network';
    // The status already tells the failure.
    if (kind === 'network' && response && !response.ok) return answer(response, '');
    return kind === 'network' && !response ? lost(cause) : { kind, sent: true, cause };
  } finally {
    guard.stop();
  }
}

function answer(response: Response, body: string): Answer {
  const { status, headers } = response;
  return { kind: 'answer', status, header: (name) => headers.get(name), body };
}

/**
 * XMLHttpRequest follows redirects with all headers, so it is used only without keys and tokens; session cookies stay
 * at their origin.
 */
function canUpload(headers: Record<string, string>): boolean {
  return (
    typeof XMLHttpRequest !== 'undefined' &&
    Object.keys(headers).every((name) => HARMLESS_HEADERS.has(name))
  );
}

const HARMLESS_HEADERS = new Set(['accept', 'content-type', 'idempotency-key']);
