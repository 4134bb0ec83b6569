import { LEADS_TO } from '#ui/keyboard/attributes.ts';

/** Milliseconds */
const PATIENCE = 2000;

/** Waits for the link while `place` has the focus. */
export function focusLinkTo(
  address: string,
  place: HTMLElement,
  options: FocusOptions,
): () => void {
  const until = performance.now() + PATIENCE;
  let frame = 0;
  const look = (): void => {
    if (document.activeElement !== place) return;
    const links = [...place.querySelectorAll<HTMLElement>(`[${LEADS_TO}]`)];
    const link = links.find((each) => each.getAttribute(LEADS_TO) === address);
    if (link) link.focus(options);
    else if (performance.now() < until) frame = requestAnimationFrame(look);
  };
  look();
  return () => cancelAnimationFrame(frame);
}
