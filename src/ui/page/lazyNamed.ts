import { createElement, lazy } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { loadWhenOnline } from '../states/load-when-online.ts';

/** Milliseconds for which code that did not come counts as missing: whoever waits for it hears of it in that time. */
const MISSING_FOR = 1000;

/**
 * A part whose code is loaded when it is first drawn, from a module that exports it by name; without a network it waits
 * for one, and the page around it stays. Where the code doesn't come, drawing the part throws; drawn anew later, the part
 * asks for it again, which React's own `lazy` never does.
 *
 * @param load `() => import('./Part.tsx')`
 */
export function lazyNamed<Name extends string, Part extends (props: never) => ReactNode>(
  load: () => Promise<Record<Name, Part>>,
  name: Name,
): Part {
  const bring = (): ComponentType =>
    lazy(async () => {
      try {
        return { default: (await loadWhenOnline(load))[name] as unknown as ComponentType };
      } catch (error) {
        setTimeout(() => (Loaded = bring()), MISSING_FOR);
        throw error;
      }
    });
  let Loaded = bring();
  // Callers use it as the part itself; React's own type would lose the part's generics.
  return ((props: object) => createElement(Loaded, props)) as unknown as Part;
}
