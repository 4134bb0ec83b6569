import { createElement, lazy } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { loadWhenOnline } from '../states/load-when-online.ts';

/** Milliseconds before a failed chunk is retried. */
const MISSING_FOR = 1000;

interface Prepared {
  /** Loads ahead: a first render then needs no place. */
  prepare: () => Promise<void>;
}

/**
 * `React.lazy` for a named export. Waits while offline; a failed load throws, and later renders retry it.
 *
 * @param load `() => import('./Part.tsx')`
 */
export function lazyNamed<Name extends string, Part extends (props: never) => ReactNode>(
  load: () => Promise<Record<Name, Part>>,
  name: Name,
): Part & Prepared {
  let isAsked = false;
  const bring = (): ComponentType =>
    lazy(async () => {
      isAsked = true;
      try {
        return { default: (await loadWhenOnline(load))[name] as unknown as ComponentType };
      } catch (error) {
        setTimeout(() => (Loaded = bring()), MISSING_FOR);
        throw error;
      }
    });
  let Loaded = bring();
  const prepare = async (): Promise<void> => {
    const { [name]: part } = await load();
    if (!isAsked) Loaded = part as unknown as ComponentType;
  };
  const drawn = (props: object): ReactNode => createElement(Loaded, props);
  // Keeps the component's generics.
  return Object.assign(drawn as unknown as Part, { prepare });
}
