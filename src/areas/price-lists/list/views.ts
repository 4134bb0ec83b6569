import type { TFunction } from 'i18next';
import type { SavedView } from '#ui/list/saved-views.ts';
import { STATES } from '../status.ts';

export const startingViews = (t: TFunction<'statuses'>): readonly SavedView[] =>
  STATES.map((state) => ({ id: state, name: t(`period.${state}`), query: `status=${state}` }));
