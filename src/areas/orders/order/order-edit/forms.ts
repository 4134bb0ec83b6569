/** What is done with an order's edit as a whole; each is also the name of its form. */
const WHOLE_EDIT_ACTIONS = ['confirmEdit', 'requestEdit', 'cancelEdit', 'deleteEdit'] as const;

/** The same, and what is done with the payment for one. */
export const EDIT_ACTIONS = [...WHOLE_EDIT_ACTIONS, 'payEdit'] as const;

export type WholeEditAction = (typeof WHOLE_EDIT_ACTIONS)[number];
export type EditAction = (typeof EDIT_ACTIONS)[number];
