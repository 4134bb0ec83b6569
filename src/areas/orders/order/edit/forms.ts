/** The forms that change who an order is for and where it goes, as the page's address names them. */
export const EDIT_FORMS = ['contact', 'shippingAddress', 'billingAddress'] as const;

export type EditForm = (typeof EDIT_FORMS)[number];
