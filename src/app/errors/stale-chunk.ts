/** Build for which this tab was reloaded. */
const RELOADED = 'quartermaster.reloadedFor';

/** Browsers' messages. */
const CHUNK_MESSAGES =
  /dynamically imported module|importing a module script|error loading dynamically|unable to preload/i;

/** Detects a failed chunk load; deployments rename the files. */
export const isChunkError = (error: unknown): boolean =>
  error instanceof Error && CHUNK_MESSAGES.test(error.message);

export interface Reloading {
  build: string;
  store: Pick<Storage, 'getItem' | 'setItem'> | undefined;
  hasUnsavedWork: () => boolean;
  /** Rejects if the app's own server is unreachable. */
  reach: () => Promise<unknown>;
  reload: () => void;
}

/**
 * Reloads once per build, unless the server is unreachable, storage fails or work would be lost.
 *
 * @returns true if reloading
 */
export async function reloadOnce(reloading: Reloading): Promise<boolean> {
  const { build, store, hasUnsavedWork, reach, reload } = reloading;
  if (!build || !store) return false;
  try {
    if (store.getItem(RELOADED) === build || hasUnsavedWork()) return false;
    await reach();
    store.setItem(RELOADED, build);
  } catch {
    return false;
  }
  reload();
  return true;
}
