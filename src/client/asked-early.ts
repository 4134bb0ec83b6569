import { send } from './send.ts';
import type { Call, Result } from './types.ts';

declare global {
  /** By URL, what `static/boot.js` has asked the server for. */
  var quartermasterAsked: Record<string, EarlyAnswer> | undefined;
}

interface EarlyAnswer {
  answer: Promise<Response>;
  stop: () => void;
}

/** Takes over a call that is under way since before the code was there. */
export async function sendOrTakeOver(call: Call, headers: Record<string, string>): Promise<Result> {
  const asked = globalThis.quartermasterAsked;
  // After a sign-in, early answers are someone else's.
  if (call.method !== 'GET') globalThis.quartermasterAsked = undefined;
  const early = call.method === 'GET' ? asked?.[call.url] : undefined;
  if (!asked || !early) return send(call, headers);
  Reflect.deleteProperty(asked, call.url);
  return send(call, headers, (_url, { signal }) => {
    signal?.addEventListener('abort', early.stop);
    return early.answer;
  });
}
