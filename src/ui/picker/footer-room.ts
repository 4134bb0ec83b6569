import { FORM_FOOTER } from '../keyboard/attributes.ts';

/** Pixels between the ends of a drawer's foot and of the window. */
const TOLERANCE = 8;

/** Pixels at the window's end that the buttons of the field's form take. */
export function footerRoom(field: Element | null): number {
  const footer = field?.closest('form')?.querySelector(`[${FORM_FOOTER}]`);
  if (!footer) return 0;
  const { top, bottom } = footer.getBoundingClientRect();
  // In dialogs there is room below the buttons.
  return window.innerHeight - bottom > TOLERANCE ? 0 : Math.max(0, window.innerHeight - top);
}
