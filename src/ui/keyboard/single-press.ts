import type { KeyboardEvent, MouseEvent, SyntheticEvent } from 'react';

// React also passes events of menus and dialogs that the content opens.
const isInside = ({ currentTarget, target }: SyntheticEvent): boolean =>
  target instanceof Node && currentTarget.contains(target);

/** Props: a held Enter must not also confirm the notice or step that its first press brought. */
export const SINGLE_ENTER = {
  onKeyDown: (event: KeyboardEvent): void => {
    const isText = event.target instanceof HTMLTextAreaElement;
    if (event.repeat && event.key === 'Enter' && !isText && isInside(event)) event.preventDefault();
  },
};

/** As `SINGLE_ENTER`, and drops the second click of a double click. */
export const SINGLE_PRESS = {
  ...SINGLE_ENTER,
  onClickCapture: (event: MouseEvent): void => {
    if (event.detail <= 1 || !isInside(event)) return;
    event.preventDefault();
    event.stopPropagation();
  },
};
