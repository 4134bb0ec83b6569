import type { TFunction } from 'i18next';
import type { SavedView } from '#ui/list/saved-views.ts';

const STATUSES = ['published', 'draft', 'proposed'] as const;

export const startingViews = (t: TFunction<['products', 'common']>): readonly SavedView[] =>
  STATUSES.map((status) => ({
    id: status,
    name: t(`common:productStatus.${status}`),
    query: `status=${status}`,
  }));
