'use strict';

/** An amount in minor units, written out in English with its currency. */
function formatMoney(amount, currency) {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency });
  const { maximumFractionDigits } = format.resolvedOptions();
  return format.format(amount / 10 ** maximumFractionDigits);
}

module.exports = { formatMoney };
