import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { getUpdateDraftOrderMutationOptions } from '#generated/admin/draft-orders/draft-orders.ts';
import { AddressForm } from '#shared/address-form/AddressForm.tsx';
import { addressValues, wholeAddress } from '#shared/address-form/address-values.ts';
import type { AddressOf } from '#shared/address-form/address-values.ts';
import { draftRecord } from './query.ts';
import type { Draft } from './query.ts';

interface DraftAddressFormProps {
  draft: Draft;
  of: AddressOf;
  onClose: () => void;
}

/** Edits where a draft goes, or where its bill goes, among the countries that its region sells to. */
export function DraftAddressForm({ draft, of, onClose }: DraftAddressFormProps): ReactNode {
  const { t } = useTranslation('drafts');
  return (
    <AddressForm
      regionId={draft.cart?.region_id ?? ''}
      source={draftRecord}
      update={getUpdateDraftOrderMutationOptions}
      record={draft}
      toValues={(stored) => addressValues(stored.cart?.[of])}
      // A draft and its customer's address book may share an address: it gets one of its own.
      toBody={(_before, after) => ({ [of]: wholeAddress(after) })}
      saved={() => t('page.addressSaved')}
      onClose={onClose}
    />
  );
}
