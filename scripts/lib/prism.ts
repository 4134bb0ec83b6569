import { spawn } from 'node:child_process';
import { servedFile } from '../contract/bundle.ts';
import { endWithUs, stopProcess } from '../../sandbox/processes.ts';
import { bin, root } from './paths.ts';
import type { Serving } from './app.ts';
import { UserError } from './stop.ts';

/** Milliseconds. */
const STOP_GRACE = 5000;

/** Resolves once it listens. */
export async function startPrism(document: 'admin' | 'store', port: number): Promise<Serving> {
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
    const take = (chunk: Buffer): void => {
      if (listening) return;
      output += chunk.toString();
      if (!output.includes('Prism is listening')) return;
      listening = true;
      resolve({
        url: `http://127.0.0.1:${port}`,
        stop: async () => {
          if (pid !== undefined) await stopProcess(pid, 'SIGTERM', STOP_GRACE);
        },
      });
    };
    child.stdout.on('data', take);
    child.stderr.on('data', take);
    child.once('exit', () => {
      reject(new UserError(`The mock server could not start:\n${output}`));
    });
  });
}
