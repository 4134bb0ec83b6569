import { useTranslation } from 'react-i18next';
import { lazyNamed } from '#ui/page/lazyNamed.ts';
import type { FormEntry } from '#shared/form/FormDrawerPanel.tsx';
import type { Order } from '../query.ts';
import type { ContactFormName } from './forms.ts';

const ContactForm = lazyNamed(() => import('./ContactForm.tsx'), 'ContactForm');
const OrderAddressForm = lazyNamed(() => import('./OrderAddressForm.tsx'), 'OrderAddressForm');

/** Canceled orders have no edit forms. */
export function useContactForms(
  order: Order,
  onClose: () => void,
): Record<ContactFormName, FormEntry | undefined> {
  const { t } = useTranslation('order');
  if (order.status === 'canceled') {
    return { contact: undefined, shippingAddress: undefined, billingAddress: undefined };
  }
  const form = { order, onClose };
  return {
    contact: { title: t('edit.contact'), size: 'dialog', content: <ContactForm {...form} /> },
    shippingAddress: {
      title: t('edit.shippingAddress'),
      content: <OrderAddressForm {...form} of="shipping_address" />,
    },
    billingAddress: {
      title: t('edit.billingAddress'),
      content: <OrderAddressForm {...form} of="billing_address" />,
    },
  };
}
