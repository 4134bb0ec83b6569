import { useState } from 'react';
import { ownerKey, readPreference, writePreference } from '#app/preferences/storage.ts';
import type { ShopperViewpoint } from '#app/preferences/storage.ts';
import { useSession } from '#app/session/useSession.ts';

const NOWHERE: ShopperViewpoint = {};

/** Whose eyes a product is seen with; remembered for the next product. */
export function useViewpoint(): [ShopperViewpoint, (change: ShopperViewpoint) => void] {
  const session = useSession();
  const owner = ownerKey(session.data?.user.id ?? '');
  const [viewpoint, setViewpoint] = useState(() =>
    readPreference('shopperViewpoint', NOWHERE, owner),
  );
  const change = (part: ShopperViewpoint): void => {
    const next = { ...viewpoint, ...part };
    setViewpoint(next);
    writePreference('shopperViewpoint', next, owner);
  };
  return [viewpoint, change];
}
