import { lazy } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { loadWhenOnline } from '../states/load-when-online.ts';

/**
 * A part whose code is loaded when it is first drawn, from a module that exports it by name; without a network it waits
 * for one, and the page around it stays.
 *
 * @param load `() => import('./Part.tsx')`
 */
export const lazyNamed = <Name extends string, Part extends (props: never) => ReactNode>(
  load: () => Promise<Record<Name, Part>>,
  name: Name,
): Part =>
  // Callers use it as the part itself; React's own type would lose the part's generics.
  lazy(async () => ({
    default: (await loadWhenOnline(load))[name] as unknown as ComponentType,
  })) as unknown as Part;
