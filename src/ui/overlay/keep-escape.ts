import type { FocusEvent } from 'react';

/**
 * For `onFocusCapture` of a popover. Escape then closes the popover and not the dialog around it, with what was entered
 * there: the library's dialogs leave the key to a focused element that bears this mark.
 */
export function keepEscape({ target }: FocusEvent): void {
  target.setAttribute('data-mantine-stop-propagation', 'true');
}
