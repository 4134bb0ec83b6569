import { useQueryClient } from '@tanstack/react-query';
import { IconCloudOff, IconWifiOff } from '@tabler/icons-react';
import { useState, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ago, isNow } from '#ui/format/relative.ts';
import { useNow } from '#ui/format/useNow.ts';
import { languageTag } from '../i18n/languages.ts';
import { connection, oldestShown, watchConnection } from './connection-watch.ts';
import classes from './ConnectionBanner.module.css';

export function ConnectionBanner(): ReactNode {
  const queryClient = useQueryClient();
  useState(() => watchConnection(queryClient));
  const state = useSyncExternalStore(connection.subscribe, connection.state);
  // Texts can't load once offline.
  useTranslation('errors', { useSuspense: false });
  return (
    <div className={classes.place} role="status">
      {state === 'ok' ? null : <Words state={state} />}
    </div>
  );
}

function Words({ state }: { state: 'offline' | 'away' }): ReactNode {
  const { t, i18n, ready } = useTranslation('errors', { useSuspense: false });
  const queryClient = useQueryClient();
  const now = useNow();
  if (!ready) return null;
  const Icon = state === 'offline' ? IconWifiOff : IconCloudOff;
  const shown = oldestShown(queryClient);
  const age = (at: number): string =>
    isNow(at, now)
      ? t('loadedNow')
      : t('loadedAt', { when: ago(at, now, languageTag(i18n.resolvedLanguage ?? 'en')) });
  return (
    <p className={classes.banner}>
      <Icon size={17} stroke={1.6} aria-hidden />
      <span>
        {t(state)}{' '}
        <span className={classes.hint}>{t(state === 'offline' ? 'offlineHint' : 'awayHint')}</span>{' '}
        {shown === undefined ? null : age(shown)}
      </span>
    </p>
  );
}
