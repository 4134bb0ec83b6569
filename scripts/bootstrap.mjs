// @ts-check
/**
 * Entry point of every npm script: installs packages when missing or changed, then runs `scripts/<name>.ts`, or
 * `scripts/<name>/<sub-command>.ts` of `lib/commands.mjs`, on Node 24.
 *
 * Usage: node scripts/bootstrap.mjs <script> [sub-command] [arguments]
 */
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { findCommand } from './lib/commands.mjs';
import { installAdvice } from './lib/install-advice.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const OLDEST_NODE = 20;
/** Needed for type stripping and by tools. */
const SCRIPT_NODE = [24, 18];

/** @param {string} sentence @returns {never} */
function stop(sentence) {
  console.error(`\n${sentence}\n`);
  process.exit(1);
}

function checkNode() {
  const major = Number(process.versions.node.split('.')[0]);
  if (major < OLDEST_NODE) {
    stop(
      `Quartermaster needs Node.js ${OLDEST_NODE} or later; this is ${process.versions.node}. Install a newer one from https://nodejs.org and run the command again.`,
    );
  }
}

/** Falls back to printing the log. @param {string} output */
function keepLog(output) {
  const log = join('.cache', 'install.log');
  try {
    mkdirSync(join(root, '.cache'), { recursive: true });
    writeFileSync(join(root, log), output);
    return `npm's own words are in ${log}.`;
  } catch {
    return `npm's own words:\n\n${output.trim()}`;
  }
}

function installPackages() {
  const lock = join(root, 'package-lock.json');
  const stamp = join(root, 'node_modules', '.lock-hash');
  const hash = createHash('sha256').update(readFileSync(lock)).digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return;
  console.log('Installing packages (once, about a minute) …');
  const started = Date.now();
  const result = spawnSync(
    'npm',
    ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'],
    { cwd: root, encoding: 'utf8', shell: process.platform === 'win32' },
  );
  if (result.error || result.status !== 0) {
    const output = `${result.stdout ?? ''}\n${result.stderr ?? ''}`;
    stop(
      `The packages could not be installed. ${installAdvice(output)}, then run the command again. ${keepLog(output)}`,
    );
  }
  writeFileSync(stamp, hash);
  console.log(`Packages installed in ${Math.round((Date.now() - started) / 1000)} s.`);
}

/** The packaged Node 24, or this Node if new enough. @returns {string} */
function scriptNode() {
  const packaged = join(root, 'node_modules', `node-linux-${process.arch}`, 'bin', 'node');
  if (existsSync(packaged)) return packaged;
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const [wantedMajor = 0, wantedMinor = 0] = SCRIPT_NODE;
  if (major > wantedMajor || (major === wantedMajor && minor >= wantedMinor)) {
    return process.execPath;
  }
  return stop(
    `On this platform (${process.platform} ${process.arch}) Quartermaster needs Node.js ${SCRIPT_NODE.join('.')} or later; this is ${process.versions.node}. Install it from https://nodejs.org and run the command again.`,
  );
}

/** npm's pid: the parent, or the shell's parent. @returns {number} */
function npmId() {
  const { parent, name } = about(process.ppid);
  return name.endsWith('sh') ? parent : process.ppid;
}

/** @param {number} pid @returns its parent's pid and its name */
function about(pid) {
  try {
    if (process.platform === 'linux') {
      const [, name = '', parent = ''] =
        /\((.*)\) \S (\d+)/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
      return { parent: Number(parent), name };
    }
    const { stdout } = spawnSync('ps', ['-o', 'ppid=,comm=', '-p', String(pid)], {
      encoding: 'utf8',
    });
    const [, parent = '', name = ''] = /(\d+)\s+(.*)/.exec(stdout) ?? [];
    return { parent: Number(parent), name: name.trim() };
  } catch {
    return { parent: 0, name: '' };
  }
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Alive, owned by another user.
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM';
  }
}

checkNode();
const USAGE = 'Usage: node scripts/bootstrap.mjs <script> [sub-command] [arguments]';
const [name = stop(USAGE), ...given] = process.argv.slice(2);
const found = findCommand(name, given, existsSync(join(root, 'scripts', `${name}.ts`)));
const { file, args } = typeof found === 'string' ? stop(found) : found;
installPackages();
const node = scriptNode();
const child = spawn(node, [join(root, 'scripts', file), ...args], {
  cwd: root,
  stdio: 'inherit',
  env: {
    ...process.env,
    PATH: [dirname(node), join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter),
  },
});
// Ctrl-C reaches the child directly; forward a supervisor's signals.
process.on('SIGINT', () => undefined);
for (const signal of /** @type {const} */ (['SIGTERM', 'SIGHUP'])) {
  process.on(signal, () => child.kill(signal));
}
// Killing npm reaches neither its shell nor this process: stop with it.
if (process.env.npm_lifecycle_event) {
  const npm = npmId();
  const timer = setInterval(() => {
    if (isAlive(npm)) return;
    clearInterval(timer);
    child.kill('SIGTERM');
  }, 500);
  timer.unref();
}
child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
