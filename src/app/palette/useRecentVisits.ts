import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { Area } from '../area/area.ts';
import { rememberRecent, visitedRecord } from './recents.ts';

/**
 * Remembers the records that a user looks at, for the palette to offer them again.
 *
 * @param title of the page, once it has settled
 */
export function useRecentVisits(areas: readonly Area[], userId: string, title: string): void {
  const { t } = useTranslation('app');
  const { pathname } = useLocation();
  useEffect(() => {
    const lists = areas.map(({ navigation }) => t(navigation.label));
    const visited = visitedRecord(pathname, title, lists);
    if (visited) rememberRecent(userId, visited);
  }, [areas, pathname, t, title, userId]);
}
