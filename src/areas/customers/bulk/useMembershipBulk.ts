import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { CustomerListResponse } from '#generated/admin/admin.schemas.ts';
import { getListCustomersQueryKey } from '#generated/admin/customers/customers.ts';
import { useFormat } from '#ui/format/useFormat.ts';
import type { Bulk, BulkTexts } from '#shared/bulk/bulk.ts';
import { personName } from '#ui/format/person-name.ts';
import { membershipBulk } from './membership.ts';
import type { EarlierMember, MembershipChange } from './membership.ts';

export function useMembershipBulk(): {
  bulk: Bulk<MembershipChange, EarlierMember>;
  texts: BulkTexts;
  /** Interpolation values for a count. */
  counted: (count: number) => { count: number; number: string };
} {
  const { t } = useTranslation('customers');
  const format = useFormat();
  const client = useQueryClient();
  const counted = (count: number): { count: number; number: string } => ({
    count,
    number: format.number(count),
  });
  const texts: BulkTexts = {
    records: (count) => t('bulk.customers', counted(count)),
    willChange: (count, total) =>
      t('bulk.willChange', { ...counted(count), total: format.number(total) }),
    gone: (count) => t('bulk.gone', counted(count)),
    kept: (count, names) => t('bulk.undoKept', { ...counted(count), names }),
    restored: (count) => t('bulk.undoRestores', counted(count)),
    reading: t('bulk.reading'),
    failed: t('bulk.failed'),
  };
  const one = texts.records(1);
  const bulk = useMemo(() => {
    // Names come from cached lists; other customers are only counted.
    const nameOf = (id: string): string => {
      const lists = client.getQueriesData<Partial<CustomerListResponse>>({
        queryKey: getListCustomersQueryKey(),
      });
      for (const [, answer] of lists) {
        const found = answer?.customers?.find((customer) => customer?.id === id);
        if (found) return personName(found);
      }
      return one;
    };
    return membershipBulk(nameOf);
  }, [client, one]);
  return { bulk, texts, counted };
}
