/** For which build a page was loaded anew; in this tab only. */
const RELOADED = 'quartermaster.reloadedFor';

/** The browsers' words for code that could not be loaded. */
const CHUNK_MESSAGES =
  /dynamically imported module|importing a module script|error loading dynamically|unable to preload/i;

/** Whether code of the app could not be loaded: after a deployment its files have other names. */
export const isChunkError = (error: unknown): boolean =>
  error instanceof Error && CHUNK_MESSAGES.test(error.message);

export interface Reloading {
  /** Names the build that runs. */
  build: string;
  store: Pick<Storage, 'getItem' | 'setItem'> | undefined;
  /** Loading anew would lose work. */
  hasUnsavedWork: () => boolean;
  /** Rejects when the app's own server doesn't answer: then it is the connection that fails. */
  reach: () => Promise<unknown>;
  reload: () => void;
}

/**
 * Loads the page anew once for a build, since the server probably has a newer one. When the same build
 * comes back and still fails, the server can't be reached, nothing could be noted, or work would be
 * lost, the error stands.
 *
 * @returns whether the page is being loaded anew
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
