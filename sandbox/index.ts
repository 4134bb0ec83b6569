/**
 * A real store server on a real database, filled with an invented store. Writes only to its data folder (and, for root,
 * beside PostgreSQL's programs: see paths.ts).
 */
import { ADMIN_EMAIL, ADMIN_PASSWORD } from './account.ts';
import { SandboxError, explainSystemError } from './errors.ts';
import { installSandbox, lockHash } from './install.ts';
import { releaseDataFolder, takeDataFolder, updateRunning } from './lock.ts';
import { migrate, startMedusa } from './medusa.ts';
import { type DataPaths, dataPaths, defaultDataDir } from './paths.ts';
import { freePort, isFree } from './ports.ts';
import { type Postgres, startPostgres } from './postgres.ts';
import { preparePostgres } from './postgres-program.ts';
import { moveAddresses, moveDates } from './refresh.ts';
import { fillFromSnapshot, snapshotKey } from './snapshot.ts';
import { type SandboxState, readState, writeState } from './state.ts';
import { discard } from './storage.ts';

export { SandboxError } from './errors.ts';
export { installSandbox } from './install.ts';
export { emptyDataDir } from './paths.ts';

export interface SandboxOptions {
  /** Default: `.sandbox/default` in the repository. */
  dataDir?: string;
  /** Loopback port, 9000 by default; 0 takes any free port. */
  port?: number;
  /** For the links in messages. */
  appUrl?: string;
  /**
   * Multiplies products, customers and orders of a new data folder; default `SANDBOX_SCALE`. 0 gives an empty store
   * with only its administrator and the server's defaults.
   */
  scale?: number;
  /** Data needn't survive a machine crash: turns off fsync. */
  throwaway?: boolean;
  /** Called with each line of progress. */
  log?: (line: string) => void;
}

export interface Sandbox {
  /** Without a trailing slash. */
  url: string;
  databaseUrl: string;
  /** Page listing all messages the store would have sent. */
  messagesUrl: string;
  email: string;
  password: string;
  stop(): Promise<void>;
}

/**
 * Starts the sandbox; the first start installs and seeds it.
 * @throws SandboxError with advice for the user.
 */
export async function startSandbox(options: SandboxOptions = {}): Promise<Sandbox> {
  try {
    return await start(options);
  } catch (error) {
    throw explainSystemError(error);
  }
}

async function start(options: SandboxOptions): Promise<Sandbox> {
  const log = options.log ?? (() => undefined);
  const scale = options.scale ?? scaleFromEnvironment();
  const appUrl = options.appUrl ?? '';
  const paths = dataPaths(options.dataDir ?? defaultDataDir);
  let state = readState(paths);
  await installSandbox({ log });
  const program = preparePostgres();
  const running = await takeDataFolder(paths);
  let postgres: Postgres | null = null;
  try {
    // Checked after our own orphans are gone: they may hold the port.
    const port = await serverPort(options.port ?? 9000);
    const isNew = state === null;
    state ??= await fillFromSnapshot(paths, program, scale, log);
    if (!isNew) mentionReset(state, scale, log);
    postgres = await startPostgres({
      program,
      paths,
      password: state.postgresPassword,
      port: isNew ? null : state.postgresPort,
      throwaway: options.throwaway ?? false,
    });
    if (state.lockHash !== lockHash()) migrate(paths, postgres);
    if (isNew) {
      const seededAt = await moveDates(postgres.url, paths.messages, state.seededAt);
      state = { ...state, seededAt };
    }
    const url = `http://localhost:${port}`;
    await moveAddresses(postgres.url, state.url, url);
    state = { ...state, url, lockHash: lockHash(), postgresPort: postgres.port };
    writeState(paths, state);
    log('Starting the store server …');
    const medusa = await startMedusa({
      paths,
      postgres,
      port,
      appUrl,
      seeding: false,
      onLost: (logFile) => log(`The store server has ended by itself; ${logFile} tells why.`),
    });
    updateRunning(paths, { ...running, medusa: medusa.pid, url });
    const database = postgres;
    return {
      url,
      databaseUrl: database.url,
      messagesUrl: `${url}/sandbox/messages`,
      email: ADMIN_EMAIL,
      password: ADMIN_PASSWORD,
      stop: once(async () => {
        await medusa.stop();
        await database.stop();
        releaseDataFolder(paths);
      }),
    };
  } catch (error) {
    await postgres?.stop();
    releaseDataFolder(paths);
    throw error;
  }
}

/** Deletes the data; the next start seeds it again. */
export async function resetSandbox(options: { dataDir?: string } = {}): Promise<void> {
  const paths = dataPaths(options.dataDir ?? defaultDataDir);
  refuseForeign(paths);
  await takeDataFolder(paths);
  discard(paths);
}

/** Refuses a folder with other files in it; a damaged state file doesn't prevent a reset. */
function refuseForeign(paths: DataPaths): void {
  try {
    readState(paths);
  } catch (error) {
    if (error instanceof SandboxError && !error.message.includes('sandbox reset')) throw error;
  }
}

function mentionReset(state: SandboxState, scale: number, log: (line: string) => void): void {
  if (state.scale !== scale) {
    log(
      `This folder holds ${storeOf(state.scale)}, not ${storeOf(scale)}; ` +
        'npm start -- sandbox reset and another start bring the other.',
    );
  } else if (state.snapshot !== snapshotKey(scale)) {
    log('The sandbox has a newer store to offer; npm start -- sandbox reset brings it.');
  }
}

const storeOf = (scale: number): string =>
  scale === 0 ? 'an empty store' : `a store of scale ${scale}`;

async function serverPort(wanted: number): Promise<number> {
  if (wanted === 0) return freePort();
  if (await isFree(wanted)) return wanted;
  throw new SandboxError(
    `Port ${wanted} is taken by another program. Stop that program, or choose another port, ` +
      `for example --port ${wanted + 1}.`,
  );
}

function scaleFromEnvironment(): number {
  const text = process.env['SANDBOX_SCALE'];
  if (text === undefined || text === '') return 1;
  const scale = Number(text);
  if (Number.isInteger(scale) && scale >= 0 && scale <= 1_000) return scale;
  throw new SandboxError(`SANDBOX_SCALE is a whole number from 0 to 1000, not "${text}".`);
}

function once(work: () => Promise<void>): () => Promise<void> {
  let result: Promise<void> | null = null;
  return () => (result ??= work());
}
