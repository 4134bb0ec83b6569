import { Button } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { getUpdateOrderMutationOptions } from '#generated/admin/orders/orders.ts';
import { Banner } from '#ui/states/Banner.tsx';
import { AddressForm } from '#shared/address-form/AddressForm.tsx';
import { addressBody, addressValues } from '#shared/address-form/address-values.ts';
import type { AddressOf } from '#shared/address-form/address-values.ts';
import { orderRecord } from '../query.ts';
import type { Order } from '../query.ts';

interface OrderAddressFormProps {
  order: Order;
  of: AddressOf;
  onClose: () => void;
}

/** Limited to the region's countries */
export function OrderAddressForm({ order, of, onClose }: OrderAddressFormProps): ReactNode {
  const { t } = useTranslation('order');
  const isSaved = Boolean(order[of]?.customer_id);
  const isBoth = order.shipping_address?.id === order.billing_address?.id;
  return (
    <AddressForm
      regionId={order.region_id}
      source={orderRecord}
      update={getUpdateOrderMutationOptions}
      record={order}
      toValues={(stored) => addressValues(stored[of])}
      toBody={(before, after) => addressBody(of, before, after)}
      saved={() => t(`address.saved.${of}`)}
      onClose={onClose}
      renderAbove={(fill) => (
        <>
          {isSaved ? <Banner tone="info">{t('address.customersOwn')}</Banner> : null}
          {isBoth && order[of] ? <Banner tone="info">{t('address.sameForBoth')}</Banner> : null}
          {of === 'billing_address' && order.shipping_address && !isBoth ? (
            <div>
              <Button
                size="compact-sm"
                variant="default"
                leftSection={<IconCopy size={14} stroke={1.75} aria-hidden />}
                onClick={() => fill(addressValues(order.shipping_address))}
              >
                {t('address.copyShipping')}
              </Button>
            </div>
          ) : null}
        </>
      )}
    />
  );
}
