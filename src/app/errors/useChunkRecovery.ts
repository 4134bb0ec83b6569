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

/** The name contains a build hash. */
const buildName = (): string =>
  document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src ?? '';

async function recover(): Promise<boolean> {
  return reloadOnce({
    build: buildName(),
    store: tabStorage(),
    hasUnsavedWork,
    reach: () => readStaticJson(`${import.meta.env.BASE_URL}config.json`),
    reload: () => window.location.reload(),
  });
}

/** @returns true while trying: show no error yet */
export function useChunkRecovery(error: unknown): boolean {
  const isChunk = isChunkError(error);
  const [isTrying, setTrying] = useState(isChunk);
  useEffect(() => {
    if (isChunk) void recover().then(setTrying);
  }, [isChunk]);
  return isTrying;
}
