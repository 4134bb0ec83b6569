/** The table of what can be done with an order, as a page of the documentation. */
import { readTexts } from '../../../../scripts/lib/locales.ts';
import type { Reason } from '../../../../src/areas/orders/order/actions/guard.ts';
import { STRICTER } from './stricter.ts';
import type { TriedAction } from './tries.ts';

const NAMESPACES = ['order-actions', 'after-sales', 'order-edit'];

/** An English text of the app, whichever of its namespaces has it. */
function textOf(key: string): string {
  for (const namespace of NAMESPACES) {
    const text = readTexts('en', namespace)?.get(key);
    if (text !== undefined) return text;
  }
  throw new Error(`No text: ${key}`);
}

const nameOf = (action: TriedAction): string =>
  action === 'edit' ? textOf('entry') : textOf(`action.${action}`);

interface StateRow {
  name: string;
  /** One for each action: why it isn't offered; undefined where it is. */
  cells: (Reason | undefined)[];
}

const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

/** Each action with the states in which it is offered, and what is said in the others. */
export function tableOf(actions: readonly TriedAction[], rows: readonly StateRow[]): string {
  const parts = actions.map((action, place) => {
    const states = new Map<string, string[]>();
    for (const { name, cells } of rows) {
      const reason = cells[place];
      const said = reason === undefined ? '**offered**' : textOf(`why.${reason}`);
      const more = reason === undefined ? undefined : STRICTER[action]?.[reason];
      const key = more === undefined ? said : `${said} _The server would do it: ${more}_`;
      states.set(key, [...(states.get(key) ?? []), name]);
    }
    return [
      `## ${nameOf(action)}`,
      '',
      line(['The order is', 'The app says']),
      line(['---', '---']),
      ...[...states].map(([said, names]) => line([names.join(', '), said])),
    ].join('\n');
  });
  return [
    '# What can be done with an order',
    '',
    'Written by `npm run order-states` from the code that decides it, with an order in each state on a real server. It tries each action in each state, and fails where the server disagrees; `npm test` tries each action once for each of its outcomes.',
    '',
    ...parts.flatMap((part) => [part, '']),
  ].join('\n');
}
