import type { CreateTaxRateBody, TaxRate } from '#generated/admin/admin.schemas.ts';
import { createTaxRate, listTaxRates } from '#generated/admin/tax-rates/tax-rates.ts';
import type { OrderOf } from '#app/query/names.ts';
import type { Creation } from '#shared/save/create-once.ts';

export const rateCreation: Creation<CreateTaxRateBody, TaxRate> = {
  operation: 'createTaxRate',
  create: async (body, call) => (await createTaxRate(body, undefined, call)).tax_rate,
  find: async ({ region_id: region, name }, call) =>
    (
      await listTaxRates(
        {
          region_id: [region],
          name,
          order: '-created_at' satisfies OrderOf<typeof listTaxRates>,
          limit: 50,
        },
        call,
      )
    ).tax_rates,
  isNamed: (rate, { name, code }) => rate.name === name && rate.code === code,
};
