import { startGuard } from './guard.ts';
import { isForm } from './headers.ts';
import { startLoss } from './loss.ts';
import { sendUpload } from './send-upload.ts';
import type { Answer, Call, Result } from './types.ts';

/**
 * Sends a call once and reads the whole answer. Never rejects: what went wrong is the result.
 *
 * Redirects are not followed, because they could carry keys and tokens to another origin; this API
 * never redirects.
 */
export async function send(call: Call, headers: Record<string, string>): Promise<Result> {
  if (call.signal?.aborted) return { kind: 'aborted', sent: false, cause: call.signal.reason };
  if (call.onUploadProgress && isForm(call.body) && canUpload(headers)) {
    return sendUpload(call, call.body, headers, call.onUploadProgress);
  }
  return sendFetch(call, headers);
}

async function sendFetch(call: Call, headers: Record<string, string>): Promise<Result> {
  const guard = startGuard(call);
  const lost = startLoss();
  let response: Response | undefined;
  try {
    response = await fetch(call.url, {
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
    // The status already says that it failed; only the explanation is missing.
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
 * XMLHttpRequest tells the progress but follows redirects wherever they lead, with every header.
 * So it is used only where no key or token is among them; a session cookie stays at its origin.
 */
function canUpload(headers: Record<string, string>): boolean {
  return (
    typeof XMLHttpRequest !== 'undefined' &&
    Object.keys(headers).every((name) => HARMLESS_HEADERS.has(name))
  );
}

const HARMLESS_HEADERS = new Set(['accept', 'content-type', 'idempotency-key']);
