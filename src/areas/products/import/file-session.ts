import { chunk } from '#app/query/chunk.ts';
import { checkSheet } from './check.ts';
import type { Checked } from './check.ts';
import { STOCK } from './columns.ts';
import { decode, isSpreadsheet } from '#shared/files/decode.ts';
import type { OldEncoding } from '#shared/files/decode.ts';
import { isReady } from './groups.ts';
import { indexOf } from './match.ts';
import type { Known } from './match.ts';
import type { WorkerResponse, WorkerRequest, ShownPlan, Wants } from './messages.ts';
import { planOf } from './plan.ts';
import type { Plan } from './plan.ts';
import { UnreadableFile, readSheet } from './read.ts';
import { withTargets } from './sheet.ts';
import type { Sheet, StoreFacts } from './sheet.ts';
import { writeOrders } from './stock-orders.ts';
import type { StoredProduct } from './store.ts';
import { writeForServer } from './write.ts';

const CHUNK = 500;

interface Open {
  bytes: Uint8Array;
  sheet: Sheet;
  store: StoreFacts;
  known: Known | undefined;
  location: string | undefined;
  channel: string | undefined;
  checked?: Checked;
  plan?: Plan | undefined;
}

function change(now: Open, order: WorkerRequest): Open {
  const { sheet } = now;
  switch (order.kind) {
    case 'targets':
      return { ...now, sheet: { ...sheet, targets: withTargets(sheet.targets, order.targets) } };
    case 'edit': {
      const rows = sheet.rows.map((row) => [...row]);
      for (const { row, column, value } of order.edits) {
        const cells = rows[row];
        if (cells) cells[column] = value;
      }
      return { ...now, sheet: { ...sheet, rows } };
    }
    case 'index':
      return { ...now, known: { index: indexOf(order.products), stored: new Map() } };
    case 'stored': {
      if (!now.known) return now;
      const stored = new Map<string, StoredProduct>(now.known.stored);
      for (const product of order.products) stored.set(product.id, product);
      return { ...now, known: { ...now.known, stored } };
    }
    case 'location':
      return { ...now, location: order.location };
    case 'channel':
      return { ...now, channel: order.channel };
    case 'open':
    case 'encoding':
    case 'write':
      return now;
    default:
      return order satisfies never;
  }
}

function wantsOf({ sheet, known }: Open, { matches }: Checked): Wants {
  const has = (name: string): boolean => sheet.targets.includes(name);
  const named = new Set(matches?.flatMap(({ product }) => product?.id ?? []));
  return {
    variants: has('Variant SKU') || has('Variant Barcode'),
    prices: sheet.targets.some((target) => target?.startsWith('Price ')),
    stock: sheet.targets.some((target) => target?.startsWith(STOCK)),
    products: known && [...named].filter((id) => !known.stored.has(id)),
  };
}

const shownPlan = ({ sent: _s, orders: _o, ...shown }: Plan): ShownPlan => shown;

/** Reads, checks, compares and writes a file on request. An unreadable file ends the session. */
export function fileSession(
  tell: (news: WorkerResponse) => void,
): (order: WorkerRequest) => Promise<void> {
  let open: Open | undefined;

  function read(bytes: Uint8Array, store: StoreFacts, encoding?: OldEncoding): void {
    if (bytes.length === 0) throw new UnreadableFile('empty');
    if (isSpreadsheet(bytes)) throw new UnreadableFile('spreadsheet');
    const { text, guess } = decode(bytes, encoding);
    const sheet = readSheet(text, store.regions);
    open = {
      bytes,
      sheet,
      store,
      known: open?.known,
      location: store.defaultLocation,
      channel: store.channels[0]?.name,
    };
    const { headers, targets, rows, lines } = sheet;
    tell({ kind: 'opened', headers, targets, lines, count: rows.length, guess });
    for (const part of chunk(rows, CHUNK))
      tell({ kind: 'rows', rows: part.map((row) => [...row]) });
  }

  function check(now: Open): Open {
    const { sheet, store, known, location } = now;
    const checked = checkSheet(sheet, store, known, location);
    const plan = known && checked.matches && planOf(sheet, store, known, checked.matches, location);
    tell({
      kind: 'checked',
      problems: checked.problems,
      wants: wantsOf(now, checked),
      plan: plan && shownPlan(plan),
    });
    return { ...now, checked, plan };
  }

  async function obey(order: WorkerRequest): Promise<void> {
    if (order.kind === 'open') {
      open = undefined;
      read(new Uint8Array(await order.file.arrayBuffer()), order.store);
    }
    if (order.kind === 'encoding' && open) read(open.bytes, open.store, order.encoding);
    if (!open) return;
    const { sheet, store, known, checked, plan } = open;
    if (order.kind === 'write') {
      const { id } = order;
      // The page may not know the result of its last edit yet.
      const hasWork = plan !== undefined && plan.created + plan.changed > 0;
      if (!known || !checked?.matches || !hasWork || !isReady(checked.problems)) {
        tell({ kind: 'unwritten', id });
        return;
      }
      const upload = { sent: plan.sent, known, matches: checked.matches };
      tell({
        kind: 'written',
        id,
        text: writeForServer(sheet, store, upload, open.channel),
        orders: plan.orders.length > 0 ? writeOrders(plan.orders) : undefined,
      });
      return;
    }
    open = check(change(open, order));
  }

  return async (order) => {
    try {
      await obey(order);
    } catch (failure) {
      open = undefined;
      const isKnown = failure instanceof UnreadableFile;
      tell({
        kind: 'unreadable',
        reason: isKnown ? failure.reason : 'unknown',
        fault: isKnown ? failure.fault : {},
      });
    }
  };
}
