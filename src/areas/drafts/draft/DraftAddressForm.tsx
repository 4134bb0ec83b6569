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

export function DraftAddressForm({ draft, of, onClose }: DraftAddressFormProps): ReactNode {
  const { t } = useTranslation('drafts');
  return (
    <AddressForm
      regionId={draft.cart?.region_id ?? ''}
      source={draftRecord}
      update={getUpdateDraftOrderMutationOptions}
      record={draft}
      toValues={(stored) => addressValues(stored.cart?.[of])}
      // Sends a whole address: the draft may share the stored one with the customer's address book.
      toBody={(_before, after) => ({ [of]: wholeAddress(after) })}
      saved={() => t('page.addressSaved')}
      onClose={onClose}
    />
  );
}
