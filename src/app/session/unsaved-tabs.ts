import { watchUnsaved } from '#ui/form/unsaved.ts';

const PREFIX = 'quartermaster.unsaved ';

/** Without the app's name. */
const shownTitle = (): string => document.title.replace(/ · [^·]*$/, '');

/** Announces unsaved work by a lock: it ends with the tab and is visible even while the tab sleeps. */
export function shareUnsavedWork(): void {
  // Requires a secure context.
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
    // Rejects while the page unloads.
    navigator.locks.request(name, () => held).catch(() => undefined);
    own = name;
  });
}

let own = '';

/** Titles of other tabs with unsaved work. */
export async function unsavedElsewhere(): Promise<string[]> {
  if (!('locks' in navigator)) return [];
  // Rejects if storage is denied.
  const { held = [] } = await navigator.locks.query().catch((): LockManagerSnapshot => ({}));
  return held.flatMap(({ name = '' }) => {
    if (!name.startsWith(PREFIX) || name === own) return [];
    const [, ...title] = name.slice(PREFIX.length).split(' ');
    return [title.join(' ')];
  });
}
