import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';

/** What gets the focus: no button that takes a chosen entry out of a field, or that discards the draft. */
const FIRST = [
  '[data-autofocus]',
  'input:not([type=file]), textarea, button:not(.mantine-Pill-remove, [data-notice] *)',
];

interface FocusFirstProps {
  /** A selector of what gets the focus rather than the first field: the button of a form that is filled in already. */
  rather?: string | undefined;
  children: ReactNode;
}

/** Takes the focus once the form's code is there: the dialog around it looked for something to focus before. */
export function FocusFirst({ rather, children }: FocusFirstProps): ReactNode {
  const form = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = form.current;
    if (!element) return undefined;
    const focus = (): boolean => {
      const first = [...(rather ? [rather] : []), ...FIRST]
        .map((selector) => element.querySelector<HTMLElement>(selector))
        .find((found) => found !== null);
      // A dialog that has just opened takes the focus a moment later, to what is marked so or else to its first button.
      first?.setAttribute('data-autofocus', '');
      first?.focus();
      return first !== undefined;
    };
    if (focus()) return undefined;
    // Its record is on the way too.
    const observer = new MutationObserver(() => {
      if (focus()) observer.disconnect();
    });
    observer.observe(element, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [rather]);
  return (
    <div ref={form} style={{ display: 'contents' }}>
      {children}
    </div>
  );
}
