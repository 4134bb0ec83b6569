/** What is done with an order's edit as a whole; each is also the name of its form. */
export const EDIT_ACTIONS = [
  'confirmEdit',
  'requestEdit',
  'cancelEdit',
  'deleteEdit',
  'payEdit',
] as const;

export type EditAction = (typeof EDIT_ACTIONS)[number];
