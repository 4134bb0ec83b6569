import { isApiError } from '../../../src/client/index.ts';
import { flows } from './flows/index.ts';
import { type Exchange, type Hooks, type Recorder, startRecorder } from './recorder.ts';
import { buildWorld, signIn } from './world.ts';

export interface FlowRun {
  readonly exchanges: readonly Exchange[];
  /** Errors that aborted a flow. */
  readonly failures: readonly string[];
}

/** @param only flow names; default: all */
export async function runFlows(
  url: string,
  hooks?: Hooks,
  only: readonly string[] = Object.keys(flows),
): Promise<FlowRun> {
  const recorder: Recorder = startRecorder(url, hooks);
  const failures: string[] = [];
  try {
    const world = await buildWorld(url);
    const chosen = Object.entries(flows).filter(([one]) => only.includes(one));
    for (const [place, [name, flow]] of chosen.entries()) {
      hooks?.begin?.(place);
      try {
        await flow(world);
      } catch (error) {
        failures.push(`${name}: ${explain(error)}`);
        await signIn(world.account);
      }
    }
  } finally {
    recorder.stop();
  }
  return { exchanges: recorder.exchanges, failures };
}

function explain(error: unknown): string {
  if (!isApiError(error))
    return error instanceof Error ? (error.stack ?? error.message) : String(error);
  const { operation = '', message, serverMessage = '', body } = error;
  return `${operation} ${message} ${serverMessage} ${typeof body === 'string' ? body.slice(0, 200) : ''}`;
}
