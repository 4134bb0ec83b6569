import type { TFunction } from 'i18next';
import type { SavedView } from '#ui/list/saved-views.ts';

export const startingViews = (t: TFunction<'drafts'>): readonly SavedView[] =>
  (['open', 'completed'] as const).map((status) => ({
    id: status,
    name: t(`status.${status}`),
    query: `status=${status}`,
  }));
