import { useTranslation } from 'react-i18next';
import type { ActionName, Reason } from '../facts/action-texts.ts';
import type { Fact } from './guard.ts';

/** Each word is in one of them. */
const NAMESPACES = ['order-actions', 'after-sales', 'order-edit'] as const;

type Words = Readonly<Record<string, string>>;

export interface ActionWords {
  action: (action: ActionName) => string;
  title: (action: ActionName, number: string) => string;
  why: (reason: Reason) => string;
  fact: (fact: Fact) => string;
}

/** Returns the texts of all actions, from whichever namespace. */
export function useActionWords(): ActionWords {
  const { t } = useTranslation(NAMESPACES);
  // Typed keys would have to name the namespace; the names' types come from the texts.
  const translate = t as unknown as (key: string, values: object) => string;
  const say = (key: string, words: Words = {}): string =>
    translate(key, { ns: NAMESPACES, ...words });
  return {
    action: (name) => say(`action.${name}`),
    title: (name, number) => say(`title.${name}`, { number }),
    why: (reason) => say(`why.${reason}`),
    fact: ({ what, name = '' }) => say(`fact.${what}`, { name }),
  };
}
