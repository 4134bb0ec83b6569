import { useState } from 'react';
import { ownerKey, personValue } from '#app/preferences/storage.ts';
import { useSession } from '#app/session/useSession.ts';

/** Where a shopper comes from, by id. */
export interface ShopperViewpoint {
  region?: string;
  /** The publishable key of the front end. */
  shop?: string;
}

const kept = personValue<ShopperViewpoint>('shopperViewpoint', {});

/** Whose eyes a product is seen with; remembered for the next product. */
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
