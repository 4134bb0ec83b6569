import { useState } from 'react';
import { ownerKey, personValue } from '#app/preferences/storage.ts';
import { useSession } from '#app/session/useSession.ts';

export interface ShopperViewpoint {
  region?: string;
  /** Id of the publishable key. */
  shop?: string;
}

const kept = personValue<ShopperViewpoint>('shopperViewpoint', {});

/** Viewpoint of the availability check, remembered across products. */
export function useViewpoint(): [ShopperViewpoint, (change: ShopperViewpoint) => void] {
  const session = useSession();
  const owner = ownerKey(session.data?.user.id ?? '');
  const [viewpoint, setViewpoint] = useState(() => kept.read(owner));
  const change = (part: ShopperViewpoint): void => {
    const next = { ...viewpoint, ...part };
    setViewpoint(next);
    kept.write(next, owner);
  };
  return [viewpoint, change];
}
