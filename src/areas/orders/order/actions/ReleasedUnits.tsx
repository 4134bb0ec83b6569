import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '#app/query/useErrorText.ts';
import { useFormat } from '#ui/format/useFormat.ts';
import { Banner } from '#ui/states/Banner.tsx';
import { Skeleton } from '#ui/states/Skeleton.tsx';
import type { ReservedUnits } from '../useReservations.ts';

interface ReleasedUnitsProps {
  reserved: ReservedUnits;
}

/** In a list of what canceling does. */
export function ReleasedUnits({ reserved: { units, isReading } }: ReleasedUnitsProps): ReactNode {
  const { t } = useTranslation('order-actions');
  const format = useFormat();
  if (isReading) {
    return (
      <li>
        <Skeleton inline height={12} width="60%" />
      </li>
    );
  }
  if (units === 0) return null;
  return <li>{t('cancel.releases', { count: units, number: format.number(units) })}</li>;
}

/** Says that it isn't known what canceling releases. */
export function UnreadReservations({ reserved: { error, retry } }: ReleasedUnitsProps): ReactNode {
  const { t } = useTranslation('order-actions');
  const { t: common } = useTranslation('common');
  const { text } = useErrorText(error);
  if (error === undefined) return null;
  return (
    <Banner
      tone="warning"
      title={t('release.reservations')}
      action={{ label: common('actions.retry'), onClick: retry }}
    >
      {text}
    </Banner>
  );
}
