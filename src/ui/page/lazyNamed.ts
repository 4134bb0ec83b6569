import { createElement, lazy } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { loadWhenOnline } from '../states/load-when-online.ts';

/** Milliseconds before a failed chunk is retried. */
const MISSING_FOR = 1000;

/**
 * `React.lazy` for a named export. Waits while offline; a failed load throws, and later renders retry it.
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
  // Keeps the component's generics.
  return ((props: object) => createElement(Loaded, props)) as unknown as Part;
}
