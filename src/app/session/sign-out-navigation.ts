let leaving = false;

/** Asks as the browser does on close. */
export function hasUnsavedWork(): boolean {
  return !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
}

/** Block requests once true. */
export const isLeaving = (): boolean => leaving;

/** Skips unsaved-work prompts once leaving. Register first. */
export function watchLeaving(): void {
  window.addEventListener('beforeunload', (event) => {
    if (leaving) event.stopImmediatePropagation();
  });
}

/**
 * Full load: clears the session from memory.
 *
 * @param path under the base path, with leading slash
 */
export function leaveTo(path: string): void {
  leaving = true;
  // Hide the page in the back/forward cache.
  window.addEventListener('pagehide', () => {
    document.body.hidden = true;
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) window.location.reload();
  });
  window.location.assign(`${import.meta.env.BASE_URL}${path.slice(1)}`);
}
