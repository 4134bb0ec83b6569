import { spawn } from 'node:child_process';
import { root } from './paths.ts';

export interface Finished {
  code: number;
  /** Interleaved stdout and stderr. */
  output: string;
}

interface RunOptions {
  env?: Record<string, string>;
  /** Absolute. */
  cwd?: string;
  show?: boolean;
  onStart?: ((pid: number) => void) | undefined;
}

/** Never rejects. */
export function run(program: string, args: string[], options: RunOptions = {}): Promise<Finished> {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd: options.cwd ?? root,
      env: { ...process.env, ...options.env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    if (child.pid !== undefined) options.onStart?.(child.pid);
    let output = '';
    const take = (chunk: Buffer): void => {
      output += chunk.toString();
      if (options.show) process.stdout.write(chunk);
    };
    child.stdout.on('data', take);
    child.stderr.on('data', take);
    child.on('error', (error) => resolve({ code: 127, output: `${output}\n${error.message}` }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}
