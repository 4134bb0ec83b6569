import { lazyNamed } from '#ui/page/lazyNamed.ts';
import { Suspense } from 'react';
import type { ReactNode } from 'react';
import { useFirstContent } from '#app/query/first-content.ts';
import type { ListView } from '#ui/list/useListState.ts';
import { MoreMenuPlace } from '#ui/overlay/MoreButton.tsx';

const ListMenu = lazyNamed(() => import('./ListMenu.tsx'), 'ListMenu');

interface ListMenuPlaceProps {
  view: ListView;
  count: number | undefined;
}

/** Loads the menu's code after the first rows rendered. */
export function ListMenuPlace(props: ListMenuPlaceProps): ReactNode {
  if (!useFirstContent()) return <MoreMenuPlace />;
  return (
    <Suspense fallback={<MoreMenuPlace />}>
      <ListMenu {...props} />
    </Suspense>
  );
}
