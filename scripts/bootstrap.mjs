// @ts-check
/**
 * Entry point of every npm script: installs packages when missing or changed, then runs `scripts/<name>.ts`, or
 * `scripts/<name>/<sub-command>.ts` of `lib/commands.mjs`, on Node 24.
 *
 * Usage: node scripts/bootstrap.mjs <script> [sub-command] [arguments]
 */
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import {
  NPM_FLAGS,
  installLock,
  isAlive,
  isInstalled,
  noteInstalled,
  npmEnvironment,
  sandboxFolder,
  takeLock,
} from '../sandbox/packages.mjs';
import { findCommand } from './lib/commands.mjs';
import { installAdvice } from './lib/install-advice.mjs';
import { installPlan, usesSandbox } from './lib/install-plan.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const appLock = join(root, '.cache', 'install.lock');
const stamp = join(root, 'node_modules', '.lock-hash');
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

/** @type {Set<import('node:child_process').ChildProcess>} */
const installers = new Set();
/** @type {Set<string>} */
const locks = new Set();
process.on('exit', () => {
  for (const installer of installers) installer.kill();
  for (const lock of locks) rmSync(lock, { force: true });
});

/** @param {string} lock */
function release(lock) {
  rmSync(lock, { force: true });
  locks.delete(lock);
}

/** @param {number} time */
const secondsSince = (time) => Math.round((Date.now() - time) / 1000);

/** @param {string} file in `.cache` @param {string} output of npm */
function keepLog(file, output) {
  const log = join('.cache', file);
  try {
    mkdirSync(join(root, '.cache'), { recursive: true });
    writeFileSync(join(root, log), output);
    return `npm's own words are in ${log}.`;
  } catch {
    return `npm's own words:\n\n${output.trim()}`;
  }
}

/** @param {string} folder @param {string[]} args @param {NodeJS.ProcessEnv} env */
async function runNpm(folder, args, env) {
  const child = spawn('npm', args, {
    cwd: folder,
    env,
    shell: process.platform === 'win32',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  installers.add(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8');
    stream.on('data', (chunk) => (output += String(chunk)));
  }
  const code = await new Promise((resolve) => {
    child.on('error', (error) => resolve((output += error.message)));
    child.on('close', resolve);
  });
  installers.delete(child);
  return { code, output };
}

/** The note of the last installation; npm by hand leaves none. */
function installed() {
  if (existsSync(stamp)) return readFileSync(stamp, 'utf8');
  return existsSync(join(root, 'node_modules', 'vitest')) ? 'by hand' : '';
}

async function installPackages() {
  const hash = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  const missing = () => installPlan(file, hash, installed());
  if (!missing()) return;
  if (usesSandbox(file, args)) void installSandbox();
  for (let waits = false; !takeLock(appLock); waits = true) {
    if (!waits) console.log('Waiting for another command that installs packages …');
    await sleep(250);
  }
  locks.add(appLock);
  const plan = missing();
  if (plan) await install(plan);
  release(appLock);
}

/** @param {NonNullable<ReturnType<typeof installPlan>>} plan */
async function install({ command, note, before }) {
  console.log('Installing packages (once) …');
  const started = Date.now();
  // Interrupted, npm leaves some packages out.
  rmSync(stamp, { force: true });
  const { code, output } = await runNpm(root, [...command, ...NPM_FLAGS], process.env);
  const words = keepLog('install.log', output);
  if (code !== 0) {
    // npm itself undoes what it began.
    if (before !== undefined && code !== null) writeFileSync(stamp, before);
    stop(
      `The packages could not be installed. ${installAdvice(output)}, then run the command again. ${words}`,
    );
  }
  writeFileSync(stamp, note);
  console.log(`Packages installed in ${secondsSince(started)} s.`);
}

/** A head start: the script waits for the lock, and installs again where this fails. */
async function installSandbox() {
  if (process.platform === 'win32' || isInstalled() || !takeLock(installLock)) return;
  locks.add(installLock);
  const started = Date.now();
  // Another command may have ended just before.
  if (!isInstalled()) {
    const npm = await runNpm(sandboxFolder, ['ci', ...NPM_FLAGS], npmEnvironment());
    const words = keepLog('install-sandbox.log', npm.output);
    if (npm.code === 0) {
      noteInstalled();
      console.log(`The sandbox’s packages installed in ${secondsSince(started)} s.`);
    } else {
      console.error(`The sandbox’s packages could not be installed. ${words}`);
    }
  }
  release(installLock);
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

checkNode();
const began = Date.now();
const USAGE = 'Usage: node scripts/bootstrap.mjs <script> [sub-command] [arguments]';
const [name = stop(USAGE), ...given] = process.argv.slice(2);
const found = findCommand(name, given, existsSync(join(root, 'scripts', `${name}.ts`)));
const { file, args } = typeof found === 'string' ? stop(found) : found;

/** @type {import('node:child_process').ChildProcess | undefined} */
let script;
// Ctrl-C reaches the script directly; forward a supervisor's signals.
process.on('SIGINT', () => (script ? undefined : process.exit(130)));
for (const signal of /** @type {const} */ (['SIGTERM', 'SIGHUP'])) {
  process.on(signal, () => (script ? script.kill(signal) : process.exit(1)));
}
// Killing npm reaches neither its shell nor this process: stop with it.
if (process.env.npm_lifecycle_event) {
  const npm = npmId();
  const timer = setInterval(() => {
    if (isAlive(npm)) return;
    clearInterval(timer);
    if (script) script.kill('SIGTERM');
    else process.exit(1);
  }, 500);
  timer.unref();
}

await installPackages();
const node = scriptNode();
script = spawn(node, [join(root, 'scripts', file), ...args], {
  cwd: root,
  stdio: 'inherit',
  env: {
    ...process.env,
    ...(file === 'start.ts' ? { QUARTERMASTER_STARTED: String(began) } : {}),
    PATH: [dirname(node), join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter),
  },
});
script.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
