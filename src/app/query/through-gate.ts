import { isApiError } from '../../client/index.ts';
import type { ApiError } from '../../client/index.ts';
import type { SessionGate } from '../session/gate.ts';

interface GateOptions {
  signal?: AbortSignal | undefined;
  /** Whether a refused run may be made again; default: yes. */
  mayRepeat?: (error: ApiError) => boolean;
}

/**
 * Runs a call; when it is refused because the session has ended, waits at the gate and runs it again
 * once there is a session. A refused call has certainly not been carried out, so that nothing is done twice.
 */
export async function throughGate<T>(
  gate: Pick<SessionGate, 'pass' | 'round'>,
  run: () => Promise<T>,
  { signal, mayRepeat = () => true }: GateOptions = {},
): Promise<T> {
  for (;;) {
    const sentIn = gate.round();
    try {
      return await run();
    } catch (error) {
      if (!isApiError(error) || error.status !== 401 || !mayRepeat(error)) throw error;
      if (!(await gate.pass(sentIn, signal))) throw error;
    }
  }
}
