// @ts-check
/**
 * The first thing every npm script runs. It needs nothing but the Node that the machine has: it installs
 * the packages when they are missing or changed, then hands over to `scripts/<name>.ts` on Node 24.
 *
 * Usage: node scripts/bootstrap.mjs <script> [arguments]
 */
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const OLDEST_NODE = 20;
/** The scripts rely on type stripping and on tools that need this version. */
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
    mkdirSync(join(root, '.cache'), { recursive: true });
    const log = join('.cache', 'install.log');
    writeFileSync(join(root, log), `${result.stdout ?? ''}\n${result.stderr ?? ''}`);
    stop(
      `The packages could not be installed. Check that this machine reaches its npm registry (npm ping) and has 2 GB of free disk, then run the command again. npm's own words are in ${log}.`,
    );
  }
  writeFileSync(stamp, hash);
  console.log(`Packages installed in ${Math.round((Date.now() - started) / 1000)} s.`);
}

/** The Node 24 that comes as a package, or this one if it is new enough. @returns {string} */
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

checkNode();
const [name, ...args] = process.argv.slice(2);
if (!name) stop('Usage: node scripts/bootstrap.mjs <script> [arguments]');
installPackages();
const node = scriptNode();
const child = spawn(node, [join(root, 'scripts', `${name}.ts`), ...args], {
  cwd: root,
  stdio: 'inherit',
  env: {
    ...process.env,
    PATH: [dirname(node), join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter),
  },
});
// Ctrl-C reaches the child by itself; what a supervisor sends to this process is handed on.
process.on('SIGINT', () => undefined);
for (const signal of /** @type {const} */ (['SIGTERM', 'SIGHUP'])) {
  process.on(signal, () => child.kill(signal));
}
child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
