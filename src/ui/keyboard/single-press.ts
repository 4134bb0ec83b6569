import type { KeyboardEvent, MouseEvent } from 'react';

/** `useSinglePress` as props, for content that comes later. */
export const SINGLE_PRESS = {
  onKeyDown: (event: KeyboardEvent): void => {
    if (event.repeat && event.key === 'Enter') event.preventDefault();
  },
  onClickCapture: (event: MouseEvent): void => {
    if (event.detail <= 1) return;
    event.preventDefault();
    event.stopPropagation();
  },
};
