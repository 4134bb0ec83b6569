import { Suspense } from 'react';
import type { ReactNode } from 'react';
import { lazyNamed } from '#ui/page/lazyNamed.ts';

type RenderActions = (ids: string[], clear: () => void, keep: () => void) => ReactNode;

const BulkActionList = __HAS_EXTENSIONS__
  ? lazyNamed(() => import('../extensions/BulkActionList.tsx'), 'BulkActionList')
  : undefined;

/** The list's own bulk actions, then those of extensions. */
export const withExtensionActions = (
  list: string,
  own: RenderActions | undefined,
): { renderBulkActions?: RenderActions } =>
  own && BulkActionList
    ? {
        renderBulkActions: (ids, clear, keep) => (
          <>
            {own(ids, clear, keep)}
            <Suspense fallback={null}>
              <BulkActionList list={list} ids={ids} clear={clear} />
            </Suspense>
          </>
        ),
      }
    : {};
