import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

export { startTime } from './packages.mjs';

/** Returns true while the process exists; zombies don't count. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    // EPERM: exists, owned by another user.
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  return processState(pid) !== 'Z';
}

/** Command line, or '' if unavailable. */
export function commandLine(pid: number): string {
  if (process.platform === 'linux') return readProc(pid, 'cmdline').replaceAll('\0', ' ').trim();
  return ps(pid, 'args=');
}

/** Sends `signal`, waits `graceMs`, then kills. */
export async function stopProcess(
  pid: number,
  signal: NodeJS.Signals,
  graceMs: number,
): Promise<void> {
  owned.delete(pid);
  if (!send(pid, signal)) return;
  if (await ended(pid, graceMs)) return;
  send(pid, 'SIGKILL');
  await ended(pid, 5_000);
}

const owned = new Map<number, NodeJS.Signals>();
let listening = false;

/** Ends a child when this process exits, except on SIGKILL. */
export function endWithUs(pid: number, signal: NodeJS.Signals): void {
  if (!listening) {
    listening = true;
    process.once('exit', () => {
      for (const [child, its] of owned) send(child, its);
    });
  }
  owned.set(pid, signal);
}

/**
 * Runs `end` once the npm script that started us is gone. No-op when not started by npm: another parent may leave on
 * purpose.
 */
export function onNpmGone(end: () => void): void {
  if (process.env['npm_lifecycle_event'] === undefined) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    end();
  }, 500);
  timer.unref();
}

/** For a child that already exited. */
export function forget(pid: number): void {
  owned.delete(pid);
}

/** Returns false if the process is gone. */
export function send(pid: number, signal: NodeJS.Signals): boolean {
  try {
    process.kill(pid, signal);
    return true;
  } catch {
    return false;
  }
}

async function ended(pid: number, withinMs: number): Promise<boolean> {
  const deadline = Date.now() + withinMs;
  while (Date.now() < deadline) {
    if (!isAlive(pid)) return true;
    await sleep(25);
  }
  return !isAlive(pid);
}

function processState(pid: number): string {
  if (process.platform === 'linux') return statFields(pid)[0] ?? '';
  return ps(pid, 'state=').slice(0, 1);
}

/** Fields of /proc/PID/stat after the name, which may contain spaces. */
function statFields(pid: number): string[] {
  const stat = readProc(pid, 'stat');
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
}

function readProc(pid: number, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return '';
  }
}

function ps(pid: number, format: string): string {
  try {
    return execFileSync('ps', ['-ww', '-o', format, '-p', String(pid)], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return '';
  }
}
