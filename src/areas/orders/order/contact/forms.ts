/** Names in the URL */
export const CONTACT_FORMS = ['contact', 'shippingAddress', 'billingAddress'] as const;

export type ContactFormName = (typeof CONTACT_FORMS)[number];
