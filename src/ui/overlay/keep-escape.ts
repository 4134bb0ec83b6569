import type { FocusEvent } from 'react';

/**
 * Popover's `onFocusCapture`: Escape closes the popover, not the dialog around it. Mantine's dialogs ignore keys from
 * elements with this attribute.
 */
export function keepEscape({ target }: FocusEvent): void {
  target.setAttribute('data-mantine-stop-propagation', 'true');
}
