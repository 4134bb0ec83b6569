import type { TFunction } from 'i18next';
import type { CreateProductBody, Product } from '#generated/admin/admin.schemas.ts';
import { getProduct, updateProduct } from '#generated/admin/products/products.ts';
import type { CallOptions } from '#app/query/abortable-calls.ts';
import { createWithin } from '#shared/save/create-once.ts';
import type { CreateOnce } from '#shared/save/create-once.ts';
import type { FieldBody } from '#shared/extensions/field-values.ts';
import type { Step } from '#shared/save/steps.ts';
import { applyLevel } from '#shared/inventory/items.ts';
import { readItem } from '../product/inventory.ts';
import { createBody, placements } from './body.ts';
import type { Placement } from './body.ts';
import { usedOptions } from './combinations.ts';
import type { CreatedProduct } from './draft.ts';
import type { Taken } from './problems.ts';
import { findTaken } from './taken.ts';
import type { CreateValues } from './values.ts';

type Made = Awaited<ReturnType<typeof getProduct>>['product'];

async function place(
  product: Made,
  optionTitles: readonly string[],
  { values, title, locations }: Placement,
  call: CallOptions,
): Promise<void> {
  const optionIds = optionTitles.map(
    (name) => product.options.find((option) => option.title === name)?.id,
  );
  const variant = product.variants.find((one) =>
    values.every(
      (value, index) =>
        one.options.find(({ option_id: id }) => id === optionIds[index])?.value === value,
    ),
  );
  if (!variant) throw new Error(`No variant ${title}`);
  const item = await readItem(variant.id, call);
  if (item?.id === undefined) throw new Error(`No inventory item for ${title}`);
  for (const { location, stocked } of locations) {
    await applyLevel(item.id, { kind: 'create', location, stocked }, call);
  }
}

interface SavePlan {
  values: CreateValues;
  /** With the names that exist. */
  named: (values: CreateValues, call: CallOptions) => Promise<CreateValues>;
  extended: FieldBody;
  publish: boolean;
  /** From an earlier try. */
  created: CreatedProduct | undefined;
  onCreated: (created: CreatedProduct) => void;
  /** Shared by all tries. */
  once: CreateOnce<CreateProductBody, Product>;
  onTaken: (taken: readonly Taken[]) => void;
  t: TFunction<'products'>;
}

/** Publishes last, so that shoppers never see the product sold out. */
export function createSteps(plan: SavePlan): Step[] {
  const { values, named, extended, publish, created, onCreated, once, onTaken, t } = plan;
  const stock = placements(values);
  const optionTitles = usedOptions(values.options).map(({ title }) => title.trim());
  const isPublishedAtOnce = publish && stock.length === 0;
  // Retries reuse the created product.
  let id = created?.id;
  let product: Made | undefined;
  const made = async (call: CallOptions): Promise<Made> => {
    if (product) return product;
    if (id === undefined) throw new Error('The product has not been made');
    product = (await getProduct(id, call)).product;
    return product;
  };
  return [
    {
      id: 'product',
      label: t('create.steps.product', { title: values.title.trim() }),
      stage: 1,
      run: async (call) => {
        if (created) return;
        const wanted = await named(values, call);
        try {
          const body = createBody(wanted, isPublishedAtOnce ? 'published' : 'draft', extended);
          ({ id } = await createWithin(once, body, call));
        } catch (error) {
          onTaken(await findTaken(values, error));
          throw error;
        }
        onCreated({ id, publish });
      },
    },
    ...stock.map((placement) => ({
      id: `stock of ${placement.key}`,
      label: t('create.steps.stock', { variant: placement.title }),
      stage: 2,
      run: async (call: CallOptions) => place(await made(call), optionTitles, placement, call),
    })),
    ...(publish && !isPublishedAtOnce
      ? [
          {
            id: 'publish',
            label: t('create.steps.publish'),
            stage: 3,
            run: async (call: CallOptions) =>
              updateProduct((await made(call)).id, { status: 'published' }, call),
          },
        ]
      : []),
  ];
}
