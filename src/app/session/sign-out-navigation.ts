let leaving = false;

/**
 * Whether something on the page holds unsaved work: it is asked as the browser would ask when the
 * tab is closed.
 */
export function hasUnsavedWork(): boolean {
  return !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
}

/** Whether the page is being left for good: nothing more may go out of it. */
export const isLeaving = (): boolean => leaving;

/** Lets the way out pass the questions about unsaved work once it has been decided; first of all listeners. */
export function watchLeaving(): void {
  window.addEventListener('beforeunload', (event) => {
    if (leaving) event.stopImmediatePropagation();
  });
}

/**
 * Leaves for another page of the app by loading it anew, so that nothing of a session stays in memory.
 *
 * @param path under the app's base path, with its leading slash
 */
export function leaveTo(path: string): void {
  leaving = true;
  // The browser may keep the page for its way back; what it then shows is gone.
  window.addEventListener('pagehide', () => {
    document.body.hidden = true;
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) window.location.reload();
  });
  window.location.assign(`${import.meta.env.BASE_URL}${path.slice(1)}`);
}
