import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';

/** Excludes buttons that remove a pill or discard a draft. */
const FIRST = [
  '[data-autofocus]',
  'input:not([type=file]), textarea, button:not(.mantine-Pill-remove, [data-notice] *)',
];

interface FocusFirstProps {
  /** Selector to focus instead, e.g. the button of a prefilled form. */
  rather?: string | undefined;
  children: ReactNode;
}

/** Focuses a lazy form once loaded, after the dialog's own autofocus. */
export function FocusFirst({ rather, children }: FocusFirstProps): ReactNode {
  const form = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = form.current;
    if (!element) return undefined;
    const focus = (): boolean => {
      const first = [...(rather ? [rather] : []), ...FIRST]
        .map((selector) => element.querySelector<HTMLElement>(selector))
        .find((found) => found !== null);
      // A dialog that just opened moves focus later, to [data-autofocus].
      first?.setAttribute('data-autofocus', '');
      first?.focus();
      return first !== undefined;
    };
    if (focus()) return undefined;
    // The form's record is still loading.
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
