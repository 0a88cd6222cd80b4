import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { limits } from '../../contract/constants.ts';
import {
  type ConnectionProblem,
  connectionSentences,
  defaultModelPorts,
  type ModelConnection,
  modelForm,
} from '../../contract/model-connection.ts';
import { explain } from '../api/refusal.ts';
import { useChangeForm } from '../changes/use-change-form.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { PasswordField, TextField } from '../ui/field.tsx';
import { Form } from '../ui/form.tsx';
import { formatList } from '../ui/lists.ts';
import { readFields } from '../ui/read-form.ts';
import { translated } from '../ui/translated.ts';
import { useConnectModel, useFindLocalModels } from './queries.ts';

interface FoundProps {
  onChoose: (address: string, model: string) => void;
}

/** Looks for models on the machine of the server and offers them, at most twelve of each model server. */
function Found({ onChoose }: FoundProps) {
  const find = useFindLocalModels();
  const ports = formatList(Object.values(defaultModelPorts).map(String));
  return (
    <div className="grid gap-2">
      <div>
        <Button busy={find.isPending} onClick={() => find.mutate()}>
          {find.isPending ? <Trans>Looking…</Trans> : <Trans>Search this machine</Trans>}
        </Button>
      </div>
      {find.error !== null && <Alert>{explain(find.error, t`Failed to search this machine`).message}</Alert>}
      <div role="status" className="grid gap-2 empty:hidden">
        {find.data?.length === 0 && (
          <p className="text-sm">
            <Trans>No model server answers at the usual ports of this machine: {ports}.</Trans>
          </p>
        )}
        {find.data?.map(({ name, address, models }) => (
          <div key={address} className="flex flex-wrap items-center gap-2 text-sm">
            <span className="font-semibold">{name}</span>
            {models.slice(0, 12).map((model) => (
              <Button key={model} onClick={() => onChoose(address, model)}>
                <Trans>Use {model}</Trans>
              </Button>
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}

/** Thrown when the server tried the model and did not connect it. */
class NotConnected extends Error {
  constructor(readonly problem: ConnectionProblem) {
    super(problem);
  }
}

/** The fields that a problem is about, where it is not only the address. */
const fieldsAt: Partial<Record<ConnectionProblem, ('address' | 'apiKey' | 'model' | 'judge')[]>> = {
  'key-refused': ['apiKey'],
  'not-found': ['model', 'address'],
  'judge-failed': ['judge'],
};

interface ConnectFormProps {
  connection: ModelConnection;
  onConnected: () => void;
}

/** The form that connects a model. The server tries the model first. */
export function ConnectForm({ connection, onConnected }: ConnectFormProps) {
  const mutation = useConnectModel();
  const isOwn = connection.source === 'connected';
  const { address, model, judge } = isOwn ? connection : { address: null, model: null, judge: null };
  const form = useChangeForm({
    stored: { address, model, judge },
    valuesOf: (stored) => ({
      address: stored.address ?? '',
      apiKey: '',
      model: stored.model ?? '',
      judge: stored.judge ?? '',
    }),
    whole: true,
    read: (values) => readFields(modelForm, values),
    mutation: {
      isPending: mutation.isPending,
      mutateAsync: async (body) => {
        const { problem } = await mutation.mutateAsync(body);
        if (problem !== null) throw new NotConnected(problem);
        onConnected();
      },
    },
    explain: (error) =>
      error instanceof NotConnected
        ? {
            message: translated(connectionSentences[error.problem]),
            reason: t`Nothing was changed.`,
            fields: fieldsAt[error.problem] ?? ['address'],
          }
        : explain(error, t`Failed to connect the model`),
  });
  return (
    <>
      <Found
        onChoose={(foundAddress, foundModel) => form.set({ address: foundAddress, model: foundModel })}
      />
      <Form form={form} wide submitLabel={t`Try and connect`} busyLabel={t`Trying… this can take a minute`}>
        <div className="grid items-start gap-x-6 gap-y-4 md:grid-cols-2">
          <TextField
            label={t`Address`}
            hint={t`The address of an OpenAI-compatible server. It usually ends in /v1.`}
            type="url"
            dir="ltr"
            autoComplete="off"
            maximum={limits.modelAddressMaximum}
            required
            {...form.bind('address')}
          />
          <TextField
            label={t`Model`}
            hint={t`The model’s name, as its server lists it.`}
            autoComplete="off"
            spellCheck={false}
            maximum={limits.modelNameMaximum}
            required
            {...form.bind('model')}
          />
          <PasswordField
            label={t`Key`}
            hint={
              isOwn && connection.hasKey
                ? t`Stored encrypted and never shown. Leave it empty to keep the stored one for this address.`
                : t`Only if the server asks for one. It is stored encrypted and never shown again.`
            }
            autoComplete="off"
            maximum={limits.modelKeyMaximum}
            {...form.bind('apiKey')}
          />
          <TextField
            label={t`Second model`}
            hint={t`Optional: another model of the same server, which reads each reply before a student does.`}
            autoComplete="off"
            spellCheck={false}
            maximum={limits.modelNameMaximum}
            {...form.bind('judge')}
          />
        </div>
      </Form>
    </>
  );
}
