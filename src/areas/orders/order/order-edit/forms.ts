/** Also the names of the forms */
const WHOLE_EDIT_ACTIONS = ['confirmEdit', 'requestEdit', 'cancelEdit', 'deleteEdit'] as const;

export const EDIT_ACTIONS = [...WHOLE_EDIT_ACTIONS, 'payEdit'] as const;

export type WholeEditAction = (typeof WHOLE_EDIT_ACTIONS)[number];
export type EditAction = (typeof EDIT_ACTIONS)[number];
