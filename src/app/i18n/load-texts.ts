import i18next from 'i18next';
import type { FlatNamespace } from 'i18next';

/** What i18next loads texts by; its types leave it open. */
interface Loader {
  load: (
    languages: readonly string[],
    namespaces: readonly FlatNamespace[],
    done: () => void,
  ) => void;
}

/**
 * Loads texts in other languages than the reader's, for what is written to somebody else: `getFixedT` has them then.
 * The interface keeps its language, and what it loads later comes in that one alone.
 *
 * @returns when all that could be had is there; a language that has no such texts yet is no failure
 */
export const loadTexts = (
  languages: readonly string[],
  namespaces: readonly FlatNamespace[],
): Promise<void> =>
  new Promise((resolve) => {
    const loader = i18next.services.backendConnector as Loader;
    loader.load(languages, namespaces, () => resolve());
  });
