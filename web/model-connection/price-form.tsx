import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { limits } from '../../contract/constants.ts';
import { type ModelConnection, modelPrice } from '../../contract/model-connection.ts';
import { explain } from '../api/refusal.ts';
import { useChangeForm } from '../changes/use-change-form.ts';
import { Card } from '../ui/card.tsx';
import { TextField } from '../ui/field.tsx';
import { readFields } from '../ui/read-form.ts';
import { SettingsForm } from '../ui/settings-form.tsx';
import { useSetModelPrice } from './queries.ts';

type Typed = Record<'input' | 'output' | 'currency', string>;

/** A price as it was typed; a decimal comma is read, too. An empty field is no number. */
const numberOf = (typed: string): number =>
  typed.trim() === '' ? Number.NaN : Number(typed.replace(',', '.'));

/** Reads the price; null when all prices are empty. @throws FormRefusal */
function readPrice({ input, output, currency }: Typed) {
  if (input.trim() === '' && output.trim() === '') return null;
  return readFields(modelPrice, { input: numberOf(input), output: numberOf(output), currency });
}

/** What the tokens of the model cost, for the reports. The product itself knows no prices. */
export function PriceCard({ price }: Pick<ModelConnection, 'price'>) {
  const form = useChangeForm({
    stored: { price },
    valuesOf: (stored): Typed => ({
      input: String(stored.price?.input ?? ''),
      output: String(stored.price?.output ?? ''),
      currency: stored.price?.currency ?? '',
    }),
    read: (values: Typed) => ({ price: readPrice(values) }),
    mutation: useSetModelPrice(),
    explain: (error) => explain(error, t`Failed to save the price`),
  });
  return (
    <Card aria-label={t`What it costs`} className="grid gap-4">
      <h2 className="text-lg">
        <Trans>What it costs</Trans>
      </h2>
      <p className="text-sm text-soft">
        <Trans>
          The weekly reports show the tokens that the model’s server reports. With the price of a million
          tokens they also show what those cost, from now on. The price is for both models, if there are two.
          Without a price the reports show tokens alone.
        </Trans>
      </p>
      <SettingsForm form={form}>
        <div className="grid items-start gap-4 sm:grid-cols-3">
          <TextField
            label={t`A million tokens that it reads`}
            inputMode="decimal"
            autoComplete="off"
            {...form.bind('input')}
          />
          <TextField
            label={t`A million tokens that it writes`}
            inputMode="decimal"
            autoComplete="off"
            {...form.bind('output')}
          />
          <TextField
            label={t`Currency`}
            hint={t`Such as EUR.`}
            autoComplete="off"
            maximum={limits.currencyMaximum}
            {...form.bind('currency')}
          />
        </div>
      </SettingsForm>
    </Card>
  );
}
