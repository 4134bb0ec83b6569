import { Suspense } from 'react';
import type { ReactNode } from 'react';
import { lazyNamed } from '#ui/page/lazyNamed.ts';

const TileList = __HAS_EXTENSIONS__
  ? lazyNamed(() => import('./TileList.tsx'), 'TileList')
  : undefined;

/** Sections of the home page that extensions add. */
export const ExtensionTiles = (): ReactNode =>
  TileList ? (
    <Suspense fallback={null}>
      <TileList />
    </Suspense>
  ) : null;
