import { watchUnsaved } from '#ui/form/unsaved.ts';

const PREFIX = 'quartermaster.unsaved ';

/** What a tab shows, without the app's own name. */
const shownTitle = (): string => document.title.replace(/ · [^·]*$/, '');

/**
 * Lets the app's other tabs know that this one holds unsaved work, for as long as it does. A lock says
 * so: it goes with its tab, however that ends, and is seen even when the tab sleeps.
 */
export function shareUnsavedWork(): void {
  // Without locks (a page that isn't served securely) tabs don't know of each other.
  if (!('locks' in navigator)) return;
  let letGo = (): void => {};
  watchUnsaved((has) => {
    letGo();
    if (!has) return;
    const end = new AbortController();
    letGo = () => end.abort();
    const held = new Promise<void>((resolve) => {
      end.signal.addEventListener('abort', () => resolve(), { once: true });
    });
    const name = `${PREFIX}${crypto.randomUUID()} ${shownTitle()}`;
    // Refused where the browser is leaving the page, and then nobody needs to know.
    navigator.locks.request(name, () => held).catch(() => undefined);
    own = name;
  });
}

/** The lock of this tab. */
let own = '';

/** The titles of the app's other tabs in this browser that hold unsaved work. */
export async function unsavedElsewhere(): Promise<string[]> {
  if (!('locks' in navigator)) return [];
  // Refused where the browser denies storage to the page.
  const { held = [] } = await navigator.locks.query().catch((): LockManagerSnapshot => ({}));
  return held.flatMap(({ name = '' }) => {
    if (!name.startsWith(PREFIX) || name === own) return [];
    const [, ...title] = name.slice(PREFIX.length).split(' ');
    return [title.join(' ')];
  });
}
