import type { TFunction } from 'i18next';
import type { SavedView } from '#ui/list/saved-views.ts';
import { STATUSES } from '../status.ts';

export const startingViews = (t: TFunction<'gift-cards'>): readonly SavedView[] =>
  STATUSES.map((status) => ({
    id: status,
    name: t(`status.${status}`),
    query: `status=${status}`,
  }));
