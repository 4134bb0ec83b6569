/** Renders the documentation page. */
import { readTexts } from '../../../../scripts/lib/locales.ts';
import type { Reason } from '../../../../src/areas/orders/order/facts/action-texts.ts';
import { DRAFT_REASONS } from '../../../../src/areas/drafts/draft/query.ts';
import type { DraftAction, DraftReason } from '../../../../src/areas/drafts/draft/query.ts';
import { DRAFT_STRICTER } from './drafts.ts';
import { STRICTER } from './stricter.ts';
import type { TriedAction } from './tries.ts';

const NAMESPACES = ['order-actions', 'after-sales', 'order-edit'];

function textOf(key: string, namespaces: readonly string[] = NAMESPACES): string {
  for (const namespace of namespaces) {
    const text = readTexts('en', namespace)?.get(key);
    if (text !== undefined) return text;
  }
  throw new Error(`No text: ${key}`);
}

const nameOf = (action: TriedAction): string =>
  action === 'edit' ? textOf('entry') : textOf(`action.${action}`);

const DRAFT_NAMES: Record<DraftAction, string> = {
  pay: 'pay.action',
  contact: 'contact.title',
  address: 'page.editShipping',
  discounts: 'page.editDiscounts',
  items: 'page.editAll',
  duplicate: 'duplicate',
  delete: 'delete.action',
};

/** A cell per action: undefined, or the reason it isn't offered. */
interface StateRow<Why> {
  name: string;
  cells: (Why | undefined)[];
}

const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

interface Table<Action extends string, Why extends string> {
  actions: readonly Action[];
  rows: readonly StateRow<Why>[];
  /** “The order is”. */
  subject: string;
  nameOf: (action: Action) => string;
  sentenceOf: (reason: Why) => string;
  stricter: Partial<Record<Action, Partial<Record<Why, string>>>>;
}

function partsOf<Action extends string, Why extends string>(table: Table<Action, Why>): string[] {
  return table.actions.flatMap((action, place) => {
    const states = new Map<string, string[]>();
    for (const { name, cells } of table.rows) {
      const reason = cells[place];
      const said = reason === undefined ? '**offered**' : table.sentenceOf(reason);
      const more = reason === undefined ? undefined : table.stricter[action]?.[reason];
      const key = more === undefined ? said : `${said} _The server would do it: ${more}_`;
      states.set(key, [...(states.get(key) ?? []), name]);
    }
    return [
      `## ${table.nameOf(action)}`,
      '',
      line([table.subject, 'The app says']),
      line(['---', '---']),
      ...[...states].map(([said, names]) => line([names.join(', '), said])),
      '',
    ];
  });
}

export function pageOf(
  orders: { actions: readonly TriedAction[]; rows: readonly StateRow<Reason>[] },
  drafts: { actions: readonly DraftAction[]; rows: readonly StateRow<DraftReason>[] },
): string {
  return [
    '# What can be done with an order',
    '',
    '`npm run contract -- order-states` writes this page from the code that decides it. It tries each action with an order in each state on a real server, and fails where the server disagrees. `npm run test:all` tries each action once for each of its outcomes, `npm test` a third of them, in every other state. Draft orders are [below](#what-can-be-done-with-a-draft-order).',
    '',
    ...partsOf({
      ...orders,
      subject: 'The order is',
      nameOf,
      sentenceOf: (reason) => textOf(`why.${reason}`),
      stricter: STRICTER,
    }),
    '# What can be done with a draft order',
    '',
    'Written and tried in the same way.',
    '',
    ...partsOf({
      ...drafts,
      subject: 'The draft is',
      nameOf: (action) => textOf(DRAFT_NAMES[action], ['drafts']),
      sentenceOf: (reason) => textOf(DRAFT_REASONS[reason], ['drafts']),
      stricter: DRAFT_STRICTER,
    }),
  ].join('\n');
}
