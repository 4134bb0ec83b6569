import { useContext, useMemo } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FurtherViews } from '#ui/list/further-views.ts';
import { viewQuery } from '#ui/list/saved-views.ts';
import type { SavedView } from '#ui/list/saved-views.ts';
import { ExtensionsContext } from './context.ts';
import { namespaceOf } from './namespace.ts';
import { labelOf } from './texts.ts';

const NOT_FILTERS = new Set(['q', 'order', 'size', 'page', 'view']);

/** As a list writes it: the view is the current one only if both are equal. */
function asWritten(query: string): string {
  const params = new URLSearchParams(query);
  const filters = new Set([...params.keys()].filter((name) => !NOT_FILTERS.has(name)));
  return viewQuery(params, [...filters]);
}

export function ExtensionViews({ children }: { children: ReactNode }): ReactNode {
  const { t } = useTranslation('app');
  const extensions = useContext(ExtensionsContext);
  const byList = useMemo(() => {
    const lists: Record<string, SavedView[]> = {};
    for (const { name, views = [] } of extensions) {
      for (const { on, id, label, query } of views) {
        const view = {
          id: `${namespaceOf(name)}-${id}`,
          name: t(labelOf(name, label)),
          query: asWritten(query),
        };
        (lists[on] ??= []).push(view);
      }
    }
    return lists;
  }, [extensions, t]);
  return <FurtherViews value={byList}>{children}</FurtherViews>;
}
