import { useEffect, useState } from 'react';
import { readStaticJson } from '#client/static-json.ts';
import { hasUnsavedWork } from '../session/sign-out-navigation.ts';
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

/** Loads the page anew, once for each build, when code of the app could not be loaded. */
async function recover(): Promise<boolean> {
  return reloadOnce({
    build: buildName(),
    store: tabStorage(),
    hasUnsavedWork,
    reach: () => readStaticJson(`${import.meta.env.BASE_URL}config.json`),
    reload: () => window.location.reload(),
  });
}

/**
 * Recovers from code that is missing, which is mostly a sign of a newer version.
 *
 * @returns whether it is still being tried, so that there is no error to show yet
 */
export function useChunkRecovery(error: unknown): boolean {
  const isChunk = isChunkError(error);
  const [isTrying, setTrying] = useState(isChunk);
  useEffect(() => {
    if (isChunk) void recover().then(setTrying);
  }, [isChunk]);
  return isTrying;
}
