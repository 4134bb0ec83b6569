import { lazy } from 'react';
import type { ComponentType, ReactNode } from 'react';

/**
 * A part whose code is loaded when it is first drawn, from a module that exports it by name.
 *
 * @param load `() => import('./Part.tsx')`
 */
export const lazyNamed = <Name extends string, Part extends (props: never) => ReactNode>(
  load: () => Promise<Record<Name, Part>>,
  name: Name,
): Part =>
  // To who draws it, it is the part itself; the library's own type would forget that a part is generic.
  lazy(async () => ({
    default: (await load())[name] as unknown as ComponentType,
  })) as unknown as Part;
