import { spawn } from 'node:child_process';
import { servedFile } from '../contract/bundle.ts';
import { endWithUs, forget, stopProcess } from '../../sandbox/processes.ts';
import { bin, root } from './paths.ts';
import type { Serving } from './app.ts';
import { UserError } from './stop.ts';

/** Milliseconds. */
const STOP_GRACE = 5000;

/** Characters. */
const LAST_WORDS = 2000;

interface Prism extends Serving {
  pid: number | undefined;
}

/**
 * Resolves once it listens.
 *
 * @param onGone called when it ends unasked later, as it does on a slip in its document or an odd request
 */
export async function startPrism(
  document: 'admin' | 'store',
  port: number,
  onGone?: (lastWords: string) => void,
): Promise<Prism> {
  const file = await servedFile(document);
  return new Promise((resolve, reject) => {
    const child = spawn(
      process.execPath,
      [
        bin('prism'),
        'mock',
        file,
        '--port',
        String(port),
        '--host',
        '127.0.0.1',
        '--multiprocess=false',
      ],
      { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], detached: true },
    );
    const { pid } = child;
    if (pid !== undefined) endWithUs(pid, 'SIGTERM');
    let output = '';
    let listening = false;
    let stopping = false;
    const take = (chunk: Buffer): void => {
      output += chunk.toString();
      if (listening) {
        output = output.slice(-LAST_WORDS);
        return;
      }
      if (!output.includes('Prism is listening')) return;
      listening = true;
      resolve({
        pid,
        url: `http://127.0.0.1:${port}`,
        stop: async () => {
          stopping = true;
          if (pid !== undefined) await stopProcess(pid, 'SIGTERM', STOP_GRACE);
        },
      });
    };
    child.stdout.on('data', take);
    child.stderr.on('data', take);
    // Later than `exit`: all of its words have come.
    child.once('close', () => {
      if (pid !== undefined) forget(pid);
      if (listening && !stopping) onGone?.(output.slice(-LAST_WORDS).trim());
      reject(new UserError(`The mock server could not start:\n${output}`));
    });
  });
}
