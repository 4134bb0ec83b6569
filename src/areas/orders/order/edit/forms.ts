/** Names in the URL */
export const EDIT_FORMS = ['contact', 'shippingAddress', 'billingAddress'] as const;

export type EditForm = (typeof EDIT_FORMS)[number];
