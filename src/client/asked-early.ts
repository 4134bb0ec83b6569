import { send } from './send.ts';
import type { Call, Result } from './types.ts';

declare global {
  /** By URL, what `static/boot.js` has asked the server for. */
  var quartermasterAsked: Record<string, EarlyAnswer> | undefined;
  /** Id of the person noted as signed in then. */
  var quartermasterAskedFor: string | undefined;
}

interface EarlyAnswer {
  answer: Promise<Response>;
  /** Epoch milliseconds. */
  askedAt: number;
  stop: () => void;
}

/** Milliseconds. */
const LONGEST_WAIT = 30_000;

/** Stops them: a late answer could restore an ended session. */
export function dropEarlyAnswers(): void {
  const asked = Object.values(globalThis.quartermasterAsked ?? {});
  globalThis.quartermasterAsked = undefined;
  for (const { stop } of asked) stop();
}

/** Takes over a call that is under way since before the code was there. */
export async function sendOrTakeOver(call: Call, headers: Record<string, string>): Promise<Result> {
  if (call.method !== 'GET') dropEarlyAnswers();
  const asked = globalThis.quartermasterAsked;
  const early = asked?.[call.url];
  if (!asked || !early) return send(call, headers);
  Reflect.deleteProperty(asked, call.url);
  if (Date.now() - early.askedAt > LONGEST_WAIT) {
    early.stop();
    return send(call, headers);
  }
  return send(call, headers, (_url, { signal }) => {
    signal?.addEventListener('abort', early.stop);
    return early.answer;
  });
}
