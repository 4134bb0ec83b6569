'use strict';

const SOLD = `
  SELECT item.id, item.order_id, sold.display_id, item.title, variant.title AS variant,
    (product.metadata ->> 'warranty_months')::int AS months, sold.created_at
  FROM line_item item
  JOIN "order" sold ON sold.id = item.order_id
  JOIN product_variant variant ON variant.id = item.variant_id
  JOIN product ON product.id = variant.product_id
  WHERE (product.metadata ->> 'warranty_months') ~ '^[1-9][0-9]{0,2}$' AND sold.canceled_at IS NULL
  ORDER BY sold.created_at DESC, item.id
  LIMIT 100`;

function endOf(start, months) {
  const end = new Date(start);
  end.setUTCMonth(end.getUTCMonth() + months);
  if (end.getUTCDate() !== start.getUTCDate()) end.setUTCDate(0);
  return end.toISOString();
}

/** For the example extension of that name. */
exports.listWarranties = async (manager) =>
  (await manager.query(SOLD)).map(({ created_at: start, ...warranty }) => ({
    ...warranty,
    ends_at: endOf(start, warranty.months),
  }));
