/**
 * The sandbox: a real store server on a real database, filled with an invented store.
 * Everything that it writes is in one data folder (and, for root, beside PostgreSQL's
 * programs: see paths.ts).
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
  /** Where the data lives; `.sandbox/default` in the repository unless told. */
  dataDir?: string;
  /** The server's port on the loopback interface, 9000 unless told; 0 takes any free one. */
  port?: number;
  /** The app's address, for the links in messages. */
  appUrl?: string;
  /**
   * Multiplies products, customers and orders of a new data folder; SANDBOX_SCALE unless told. At 0 the store is empty:
   * its administrator, and what the server itself begins with.
   */
  scale?: number;
  /** Nobody needs the data after a crash of the machine, as in a test: the database then writes less and waits for no disk. */
  throwaway?: boolean;
  /** Gets one line of progress at a time. */
  log?: (line: string) => void;
}

export interface Sandbox {
  /** The server's address, without a slash at its end. */
  url: string;
  databaseUrl: string;
  /** A page with all messages that the store would have sent. */
  messagesUrl: string;
  email: string;
  password: string;
  /** Stops the server and its database. */
  stop(): Promise<void>;
}

/**
 * Starts the sandbox; on the first start, installs it and invents its store.
 * @throws SandboxError with a sentence that says what to do.
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
    // Asked after our own orphans are gone: they may be what held it.
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

/** Throws the data away; the next start brings the store back as it was invented. */
export async function resetSandbox(options: { dataDir?: string } = {}): Promise<void> {
  const paths = dataPaths(options.dataDir ?? defaultDataDir);
  refuseForeign(paths);
  await takeDataFolder(paths);
  discard(paths);
}

/** Refuses a folder with other files in it; a damaged state is no reason to keep it. */
function refuseForeign(paths: DataPaths): void {
  try {
    readState(paths);
  } catch (error) {
    if (error instanceof SandboxError && !error.message.includes('sandbox:reset')) throw error;
  }
}

/** Says when a reset would bring something else than what the folder holds. */
function mentionReset(state: SandboxState, scale: number, log: (line: string) => void): void {
  if (state.scale !== scale) {
    log(
      `This folder holds ${storeOf(state.scale)}, not ${storeOf(scale)}; ` +
        'npm run sandbox:reset and another start bring the other.',
    );
  } else if (state.snapshot !== snapshotKey(scale)) {
    log('The sandbox has a newer store to offer; npm run sandbox:reset brings it.');
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
