import { NativeSelect } from '@mantine/core';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { CountrySelect } from '../country/CountrySelect.tsx';
import { DateInput } from '../date/DateInput.tsx';
import { FieldErrors } from '../form/FieldErrors.tsx';
import { MoneyInput } from '../money/MoneyInput.tsx';
import { QuantityInput } from '../number/QuantityInput.tsx';
import { TagInput } from '../tags/TagInput.tsx';
import classes from './Gallery.module.css';

const CURRENCIES = ['EUR', 'JPY', 'KWD', 'USD', 'INR'];

export default function InputsEntry(): ReactNode {
  const [currency, setCurrency] = useState('EUR');
  const [amount, setAmount] = useState<number | null>(123_450);
  const [quantity, setQuantity] = useState<number | null>(3);
  const [day, setDay] = useState<string | null>('2026-11-03');
  const [tags, setTags] = useState(['brass', 'marine']);
  const [country, setCountry] = useState<string | null>('nl');
  const values = {
    amount: Number.isNaN(amount) ? 'NaN' : amount,
    quantity: Number.isNaN(quantity) ? 'NaN' : quantity,
    day,
    tags,
    country,
  };
  return (
    <div className={classes.stack}>
      <NativeSelect
        label="Currency"
        data={CURRENCIES}
        value={currency}
        onChange={(event) => setCurrency(event.currentTarget.value)}
      />
      <MoneyInput label="Price" currency={currency} value={amount} onChange={setAmount} />
      <QuantityInput label="Quantity" value={quantity} onChange={setQuantity} max={20} />
      <DateInput label="Day" value={day} onChange={setDay} />
      <TagInput label="Tags" value={tags} onChange={setTags} />
      <CountrySelect
        label="Country"
        value={country}
        onChange={setCountry}
        error={
          <FieldErrors
            errors={[
              'Choose a country of the region.',
              'We don’t ship there.',
              'No taxes are set.',
            ]}
          />
        }
      />
      <pre className={classes.output} data-testid="values">
        {JSON.stringify(values, undefined, 1)}
      </pre>
    </div>
  );
}
