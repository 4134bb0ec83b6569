import { Button } from '@mantine/core';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#app/paths.ts';
import { useFirstContent } from '#app/query/first-content.ts';
import { useFormat } from '#ui/format/useFormat.ts';
import { LinkedRecord } from '#ui/page/LinkedRecords.tsx';
import { DiscountStatusBadge } from '#shared/domain/discount-status.tsx';
import { PeriodBadge } from '#shared/domain/period.tsx';
import { RecordsSection } from '#shared/record/RecordsSection.tsx';
import { LOOKED_AT_ONCE, useDiscountsOf, usePriceListsOf } from './uses.ts';
import classes from './group.module.css';

export function GroupPriceLists({ groupId }: { groupId: string }): ReactNode {
  const { t } = useTranslation('customer-groups');
  // Load members first.
  const priceLists = usePriceListsOf(groupId, useFirstContent());
  return (
    <RecordsSection
      title={t('priceLists.title')}
      query={priceLists}
      rowsOf={(lists) => lists}
      noneOf={() => t('priceLists.none')}
      renderRow={(list) => (
        <LinkedRecord
          title={list.name}
          to={paths.priceList(list.id)}
          status={<PeriodBadge of={list} off={list.status === 'draft' ? 'draft' : undefined} />}
        />
      )}
    />
  );
}

export function GroupDiscounts({ groupId }: { groupId: string }): ReactNode {
  const { t } = useTranslation('customer-groups');
  const format = useFormat();
  const discounts = useDiscountsOf(groupId, useFirstContent());
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = discounts;
  const looksOn = hasNextPage && !isFetchingNextPage && !isFetchNextPageError;
  useEffect(() => {
    if (looksOn) void fetchNextPage();
  }, [looksOn, fetchNextPage]);
  return (
    <RecordsSection
      title={t('discounts.title')}
      query={discounts}
      rowsOf={(found) => found.discounts}
      noneOf={({ left }) => t(left > 0 ? 'discounts.noneYet' : 'discounts.none')}
      renderRow={(discount) => (
        <LinkedRecord
          title={discount.code}
          to={paths.discount(discount.id)}
          detail={t(discount.isFor ? 'discounts.for' : 'discounts.notFor')}
          status={<DiscountStatusBadge discount={discount} />}
        />
      )}
    >
      {({ left }) =>
        left > 0 ? (
          <div className={classes.left} role="status">
            {isFetchNextPageError ? (
              <>
                <span>{t('discounts.left', { count: left, number: format.number(left) })}</span>
                <Button size="compact-sm" variant="default" onClick={() => void fetchNextPage()}>
                  {t('discounts.lookOn', {
                    number: format.number(Math.min(left, LOOKED_AT_ONCE)),
                  })}
                </Button>
              </>
            ) : (
              t('discounts.checking', { count: left, number: format.number(left) })
            )}
          </div>
        ) : null
      }
    </RecordsSection>
  );
}
