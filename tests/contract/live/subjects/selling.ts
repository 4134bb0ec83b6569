import * as admin from '../../../../generated/admin/index.ts';
import type { Subject, Subjects } from '../properties.ts';
import { first, present, unique } from '../support.ts';
import { fillCart, type World } from '../world.ts';

const eur = { currency_code: 'eur', amount: 777 };

async function newGroup(): Promise<string> {
  return (await admin.createCustomerGroup({ name: unique('Crew') })).customer_group.id;
}

async function newCustomer(): Promise<string> {
  const { customer } = await admin.createCustomer({
    email: `${unique('bo')}@example.com`,
    first_name: 'Bo',
    last_name: 'Lind',
    password: 'a long password',
  });
  return customer.id;
}

async function newDiscount(
  world: World,
): Promise<{ id: string; ruleId: string; conditionId: string }> {
  const { discount } = await admin.createDiscount({
    code: unique('SAIL').toUpperCase(),
    is_dynamic: true,
    rule: { type: 'percentage', value: 10, allocation: 'total', description: 'Ten off' },
    regions: [world.regionId],
  });
  const { discount: made } = await admin.createDiscountCondition(
    discount.id,
    { operator: 'in', products: [world.productId] },
    { expand: 'rule,rule.conditions' },
  );
  return {
    id: discount.id,
    ruleId: present(discount.rule_id),
    conditionId: first(made.rule?.conditions).id,
  };
}

/** The product isn't in the condition. */
async function condition(world: World): Promise<Subject & { productId: string }> {
  const { id, conditionId } = await newDiscount(world);
  const { product } = await admin.createProduct({ title: unique('Rope') });
  return {
    at: [id, conditionId],
    reads: [`/admin/discounts/${id}/conditions/${conditionId}?expand=products`],
    productId: product.id,
  };
}

/** A condition only takes resources of its kind. */
async function conditions(world: World): Promise<Subject> {
  const { id, conditionId } = await newDiscount(world);
  const made = async () => {
    const { product } = await admin.createProduct({
      title: unique('Rope'),
      type: { value: unique('type') },
      tags: [{ value: unique('tag') }],
    });
    const { collection } = await admin.createCollection({ title: unique('Deck') });
    return {
      products: [product.id],
      product_types: [present(product.type_id)],
      product_tags: [first(product.tags).id],
      product_collections: [collection.id],
      customer_groups: [await newGroup()],
    };
  };
  const [before, after] = [await made(), await made()];
  const places: Record<string, string[]> = { products: [id, conditionId] };
  for (const [kind, ids] of Object.entries(before).filter(([name]) => name !== 'products')) {
    const { discount } = await admin.createDiscountCondition(
      id,
      { operator: 'in', [kind]: ids },
      { expand: 'rule,rule.conditions' },
    );
    const one = discount.rule?.conditions?.find(({ type }) => type === kind);
    places[kind] = [id, present(one).id];
  }
  return {
    places,
    values: Object.fromEntries(Object.entries(after).map(([kind, ids]) => [kind, [ids]])),
    reads: Object.entries(places).map(
      ([kind, [, one = '']]) => `/admin/discounts/${id}/conditions/${one}?expand=${kind}`,
    ),
  };
}

async function priceList(world: World): Promise<Subject> {
  const [variant_id] = world.variantIds;
  const { price_list: list } = await admin.createPriceList({
    name: unique('Sale'),
    description: 'All of it',
    type: 'sale',
    prices: [{ ...eur, variant_id }],
  });
  const price = first(present((await admin.getPriceList(list.id)).price_list.prices));
  return {
    at: [list.id],
    values: {
      prices: [
        [{ ...eur, variant_id, amount: 888 }],
        [{ ...eur, variant_id, id: price.id, amount: 999 }],
      ],
      customer_groups: [[{ id: await newGroup() }]],
    },
  };
}

export const sellingSubjects: Subjects = {
  'admin updatePriceList': priceList,
  'admin updateCustomerGroup': async () => ({ at: [await newGroup()] }),
  'admin addCustomersToGroup': async () => {
    const id = await newGroup();
    return {
      at: [id],
      values: { customer_ids: [[{ id: await newCustomer() }]] },
      reads: [`/admin/customer-groups/${id}?expand=customers`],
    };
  },
  'admin updateCustomer': async (world) => {
    // The email of a customer with an account can't be changed.
    const email = `${unique('guest')}@example.com`;
    await fillCart(world, { email });
    const customer = first((await admin.listCustomers({ q: email })).customers);
    return {
      at: [customer.id],
      values: { groups: [[{ id: await newGroup() }]] },
      reads: [`/admin/customers/${customer.id}?expand=groups,shipping_addresses`],
    };
  },
  'admin updateDiscount': async (world) => {
    const { id, ruleId, conditionId } = await newDiscount(world);
    const rule = { id: ruleId, value: 15, description: 'Fifteen off', allocation: 'total' };
    const { product } = await admin.createProduct({
      title: unique('Rope'),
      tags: [{ value: unique('tag') }],
    });
    const group = await newGroup();
    return {
      at: [id],
      values: {
        rule: [
          rule,
          { ...rule, conditions: [{ id: conditionId, operator: 'in', products: [product.id] }] },
          { ...rule, conditions: [{ operator: 'not_in', customer_groups: [group] }] },
        ],
        regions: [[world.regionId]],
        valid_duration: ['P30D'],
      },
      reads: [
        `/admin/discounts/${id}?expand=rule,rule.conditions,regions`,
        `/admin/discounts/${id}/conditions/${conditionId}?expand=products`,
      ],
    };
  },
  'admin updateDiscountCondition': conditions,
  'admin addResourcesToDiscountCondition': async (world) => {
    const { productId, ...subject } = await condition(world);
    return { ...subject, values: { resources: [[{ id: productId }]] } };
  },
  'admin updateGiftCard': async (world) => {
    const { gift_card: card } = await admin.createGiftCard({
      value: 5000,
      region_id: world.regionId,
    });
    return { at: [card.id] };
  },
};
