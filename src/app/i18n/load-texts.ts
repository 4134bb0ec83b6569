import i18next from 'i18next';
import type { FlatNamespace } from 'i18next';

/** Not in i18next's types. */
interface Loader {
  load: (
    languages: readonly string[],
    namespaces: readonly FlatNamespace[],
    done: () => void,
  ) => void;
}

/**
 * Loads texts for `getFixedT` in languages other than the user's, for messages to someone else.
 *
 * @returns resolves even if a language lacks them
 */
export const loadTexts = (
  languages: readonly string[],
  namespaces: readonly FlatNamespace[],
): Promise<void> =>
  new Promise((resolve) => {
    const loader = i18next.services.backendConnector as Loader;
    loader.load(languages, namespaces, () => resolve());
  });
