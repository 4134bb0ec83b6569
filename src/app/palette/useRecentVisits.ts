import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { Area } from '../area/area.ts';
import { rememberRecent, visitedRecord } from './recents.ts';

/** @param title settled page title */
export function useRecentVisits(areas: readonly Area[], userId: string, title: string): void {
  const { t } = useTranslation('app');
  const { pathname } = useLocation();
  useEffect(() => {
    const lists = areas.map(({ navigation }) => t(navigation.label));
    const visited = visitedRecord(pathname, title, lists);
    if (visited) rememberRecent(userId, visited);
  }, [areas, pathname, t, title, userId]);
}
