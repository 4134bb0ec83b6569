import type { TFunction } from 'i18next';
import type { SavedView } from '#ui/list/saved-views.ts';

export const startingViews = (t: TFunction<'customers'>): readonly SavedView[] => [
  { id: 'accounts', name: t('views.accounts'), query: 'has_account=true' },
  { id: 'guests', name: t('views.guests'), query: 'has_account=false' },
];
