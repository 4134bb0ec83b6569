import { Checkbox } from '@mantine/core';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#ui/format/useFormat.ts';
import type { SignOutLosses as Losses } from './sign-out-losses.ts';
import classes from './SignOutLosses.module.css';

interface SignOutLossesProps {
  losses: Losses;
  onViewsStay: (stay: boolean) => void;
}

export function SignOutLosses({ losses, onViewsStay }: SignOutLossesProps): ReactNode {
  const { t } = useTranslation('session');
  const { list, number } = useFormat();
  const [viewsStay, setViewsStay] = useState(losses.viewsStay);
  const { here, elsewhere, work, views } = losses;
  return (
    <div className={classes.losses}>
      <ul className={classes.list}>
        {here ? <li>{t('signOut.here')}</li> : null}
        {work.map((name) => (
          <li key={name}>{t(`signOut.work.${name}`)}</li>
        ))}
        {elsewhere.length > 0 ? (
          <li>
            {t('signOut.elsewhere', {
              pages: list(elsewhere),
              count: elsewhere.length,
              number: number(elsewhere.length),
            })}
          </li>
        ) : null}
        {views > 0 && !viewsStay ? (
          <li>{t('signOut.views', { count: views, number: number(views) })}</li>
        ) : null}
        <li>{t('signOut.always')}</li>
      </ul>
      {views > 0 ? (
        <Checkbox
          label={t('signOut.keepViews')}
          description={t('signOut.keepViewsText')}
          checked={viewsStay}
          onChange={({ currentTarget: { checked } }) => {
            setViewsStay(checked);
            onViewsStay(checked);
          }}
        />
      ) : null}
    </div>
  );
}
