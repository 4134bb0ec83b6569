import { isDatabaseKept } from '#app/preferences/browser-storage.ts';
import { ownerKey } from '#app/preferences/storage.ts';
import { useSession } from '#app/session/useSession.ts';
import { factsStoreName } from './store-name.ts';

export const hasKeptFigures = (userId: string): boolean =>
  isDatabaseKept(factsStoreName(ownerKey(userId)));

/** From an earlier visit; these can be shown at once. */
export function useHasKeptFigures(): boolean {
  const userId = useSession().data?.user.id;
  return userId !== undefined && hasKeptFigures(userId);
}
