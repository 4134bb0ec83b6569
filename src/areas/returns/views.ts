import type { TFunction } from 'i18next';
import type { SavedView } from '#ui/list/saved-views.ts';
import { RETURN_STATUSES } from '#shared/orders/return-status.tsx';

export const startingViews = (t: TFunction<'after-sales'>): readonly SavedView[] =>
  RETURN_STATUSES.map((status) => ({
    id: status,
    name: t(`status.${status}`),
    query: `status=${status}`,
  }));
