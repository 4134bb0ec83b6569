import { IconCalendar, IconTag } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#app/paths.ts';
import { PageActions } from '#ui/overlay/PageActions.tsx';
import { RecentChanges } from '#shared/bulk/RecentChanges.tsx';
import { priceListBulk } from '../bulk/price-lists.ts';
import { usePriceListTexts } from '../bulk/usePriceListTexts.ts';

export function ListTools(): ReactNode {
  const { t } = useTranslation('price-tools');
  const { t: common } = useTranslation('common');
  return (
    <>
      <RecentChanges bulk={priceListBulk} texts={usePriceListTexts()} />
      <PageActions
        label={common('table.actions')}
        further={[
          { label: t('pays.title'), icon: IconTag, to: paths.shopperPrice() },
          { label: t('calendar.open'), icon: IconCalendar, to: paths.priceCalendar() },
        ]}
      />
    </>
  );
}
