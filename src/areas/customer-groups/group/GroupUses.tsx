import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#app/paths.ts';
import { useFirstContent } from '#app/query/first-content.ts';
import { useFormat } from '#ui/format/useFormat.ts';
import { LinkedRecord } from '#ui/page/LinkedRecords.tsx';
import { Section } from '#ui/page/Section.tsx';
import { RecordsSkeleton } from '#ui/states/Skeletons.tsx';
import { DiscountStatusBadge } from '#shared/domain/discount-status.tsx';
import { PeriodBadge } from '#shared/domain/period.tsx';
import { SectionQuery } from '#shared/read/SectionQuery.tsx';
import { UNASKED_CALLS } from '#shared/read/unasked-calls.ts';
import { RecordsSection } from '#shared/record/RecordsSection.tsx';
import { LOOKED_AT_ONCE, templatesOptions, useDiscountsOf, usePriceListsOf } from './uses.ts';
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
  const hasContent = useFirstContent();
  const [isWanted, setWanted] = useState(false);
  const templates = useQuery({ ...templatesOptions, enabled: hasContent });
  // One call a template.
  const isAsked = isWanted || (templates.data?.length ?? Infinity) <= UNASKED_CALLS;
  const discounts = useDiscountsOf(groupId, hasContent && isAsked);
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = discounts;
  const looksOn = hasNextPage && !isFetchingNextPage && !isFetchNextPageError;
  useEffect(() => {
    if (looksOn) void fetchNextPage();
  }, [looksOn, fetchNextPage]);
  if (!isAsked) {
    return (
      <Section title={t('discounts.title')}>
        <SectionQuery query={templates} skeleton={<RecordsSkeleton />}>
          {() => (
            <Button size="compact-sm" variant="default" onClick={() => setWanted(true)}>
              {t('discounts.show')}
            </Button>
          )}
        </SectionQuery>
      </Section>
    );
  }
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
