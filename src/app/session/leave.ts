let leaving = false;

/**
 * Whether something on the page holds unsaved work: it is asked as the browser would ask when the
 * tab is closed.
 */
export function hasUnsavedWork(): boolean {
  return !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
}

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
  window.location.assign(`${import.meta.env.BASE_URL}${path.slice(1)}`);
}
