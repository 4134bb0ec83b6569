import type { TFunction } from 'i18next';
import type { SavedView } from '#ui/list/saved-views.ts';

export const startingViews = (t: TFunction<'discounts'>): readonly SavedView[] => [
  { id: 'dynamic', name: t('views.dynamic'), query: 'is_dynamic=true' },
  { id: 'disabled', name: t('views.disabled'), query: 'is_disabled=true' },
];
