import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { Area } from '../area/area.ts';
import { rememberRecent, visitedRecord } from './recents.ts';

interface RecentVisitsProps {
  areas: readonly Area[];
  userId: string;
  /** Of the page, once it has settled. */
  title: string;
}

/** Remembers the records that a user looks at, for the palette to offer them again. Loaded after the first content. */
export function RecentVisits({ areas, userId, title }: RecentVisitsProps): null {
  const { t } = useTranslation('app');
  const { pathname } = useLocation();
  useEffect(() => {
    const lists = areas.map(({ navigation }) => t(navigation.label));
    const visited = visitedRecord(pathname, title, lists);
    if (visited) rememberRecent(userId, visited);
  }, [areas, pathname, t, title, userId]);
  return null;
}
