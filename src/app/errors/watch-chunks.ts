import { hasUnsavedWork } from '../session/leave.ts';
import { isChunkError, reloadOnce } from './stale-chunk.ts';

function tabStorage(): Storage | undefined {
  try {
    return sessionStorage;
  } catch {
    return undefined;
  }
}

/** The entry's file name holds a hash of the build. */
const buildName = (): string =>
  document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src ?? '';

let isReloading = false;

/**
 * Loads the page anew, once for each build, when code of the app could not be loaded.
 *
 * @returns whether that is under way
 */
export function recoverFromChunkError(error: unknown): boolean {
  if (!isChunkError(error)) return false;
  isReloading ||= reloadOnce({
    build: buildName(),
    store: tabStorage(),
    hasUnsavedWork,
    reload: () => window.location.reload(),
  });
  return isReloading;
}

/** Also recovers where nobody waits for the code, and no boundary sees that it is missing. */
export function watchChunks(): void {
  window.addEventListener('vite:preloadError', (event) => {
    recoverFromChunkError(event.payload);
  });
  window.addEventListener('unhandledrejection', ({ reason }) => {
    recoverFromChunkError(reason);
  });
}
