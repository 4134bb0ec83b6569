import { Button } from '@mantine/core';
import { IconCalendar, IconTag } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '#app/paths.ts';
import { RecentChanges } from '#shared/bulk/RecentChanges.tsx';
import { priceListBulk } from '../bulk.ts';
import { usePriceListTexts } from '../usePriceListTexts.ts';

export function ListTools(): ReactNode {
  const { t } = useTranslation('price-tools');
  return (
    <>
      <RecentChanges bulk={priceListBulk} texts={usePriceListTexts()} />
      <Button
        component={Link}
        to={paths.shopperPrice()}
        variant="default"
        leftSection={<IconTag size={16} stroke={1.75} aria-hidden />}
      >
        {t('pays.title')}
      </Button>
      <Button
        component={Link}
        to={paths.priceCalendar()}
        variant="default"
        leftSection={<IconCalendar size={16} stroke={1.75} aria-hidden />}
      >
        {t('calendar.open')}
      </Button>
    </>
  );
}
