/** Bumped when the shape of what is stored changes; older values are then left behind. */
const VERSION = 1;
const PREFIX = `quartermaster.${VERSION}`;

/** What this browser remembers, by name. Values are JSON. */
export interface Preferences {
  /** The navigation shows icons only. */
  navigationCollapsed: boolean;
}

/** Reads what this browser remembers; the given value when there is nothing, or nothing readable. */
export function readPreference<Name extends keyof Preferences>(
  name: Name,
  usual: Preferences[Name],
): Preferences[Name] {
  try {
    const text = localStorage.getItem(`${PREFIX}.${name}`);
    const value: unknown = text === null ? usual : JSON.parse(text);
    return typeof value === typeof usual ? (value as Preferences[Name]) : usual;
  } catch {
    return usual;
  }
}

/** Remembers a value in this browser; without storage (a private window, say) it lasts for the page. */
export function writePreference<Name extends keyof Preferences>(
  name: Name,
  value: Preferences[Name],
): void {
  try {
    localStorage.setItem(`${PREFIX}.${name}`, JSON.stringify(value));
  } catch {
    // The preference is a comfort; nothing is lost.
  }
}
