import type { TFunction } from 'i18next';
import type { SavedView } from '#ui/list/saved-views.ts';

/** @param statuses their texts */
export const startingViews = (
  t: TFunction<'discounts'>,
  statuses: TFunction<'statuses'>,
): readonly SavedView[] => [
  ...(['active', 'scheduled', 'expired', 'disabled'] as const).map((status) => ({
    id: status,
    name: statuses(`period.${status}`),
    query: `status=${status}`,
  })),
  { id: 'dynamic', name: t('views.dynamic'), query: 'is_dynamic=true' },
];
