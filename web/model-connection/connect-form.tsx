import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { limits } from '../../contract/constants.ts';
import type { BodyInput } from '../../contract/endpoint.ts';
import {
  type ConnectionProblem,
  connectionSentences,
  type connectModel,
  defaultModelPorts,
  guardProtocols,
  type ModelConnection,
  modelForm,
} from '../../contract/model-connection.ts';
import { explain } from '../api/refusal.ts';
import { useChangeForm } from '../changes/use-change-form.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { PasswordField, SelectField, TextField } from '../ui/field.tsx';
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
const fieldsAt: Partial<
  Record<ConnectionProblem, Exclude<keyof BodyInput<typeof connectModel>, 'was' | 'currentPassword'>[]>
> = {
  'key-refused': ['apiKey'],
  'not-found': ['model', 'address'],
  'judge-failed': ['judge'],
  'guard-failed': ['guardModel', 'guardAddress', 'guardKey'],
  'guard-unreadable': ['guardProtocol'],
};

interface ConnectFormProps {
  connection: ModelConnection;
  onConnected: () => void;
}

/** What is stored of the connection, without keys; all of it null where the model was not connected here. */
function storedIn({ source, address, model, judge, guard }: ModelConnection) {
  const isOwn = source === 'connected';
  const ownGuard = isOwn ? guard : null;
  return {
    address: isOwn ? address : null,
    model: isOwn ? model : null,
    judge: isOwn ? judge : null,
    guardModel: ownGuard?.model ?? null,
    guardAddress: ownGuard?.address ?? null,
    guardProtocol: ownGuard?.chosen ?? null,
  };
}

/** The hint of a field for a key. */
const keyHint = (isStored: boolean): string =>
  isStored
    ? t`Stored encrypted and never shown. Leave it empty to keep the stored one for this address.`
    : t`Only if the server asks for one. It is stored encrypted and never shown again.`;

/** The form that connects a model. The server tries the model first. */
export function ConnectForm({ connection, onConnected }: ConnectFormProps) {
  const mutation = useConnectModel();
  const isOwn = connection.source === 'connected';
  const form = useChangeForm({
    stored: storedIn(connection),
    valuesOf: (stored) => ({
      address: stored.address ?? '',
      apiKey: '',
      model: stored.model ?? '',
      judge: stored.judge ?? '',
      guardModel: stored.guardModel ?? '',
      guardAddress: stored.guardAddress ?? '',
      guardKey: '',
      guardProtocol: stored.guardProtocol ?? '',
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
            hint={keyHint(isOwn && connection.hasKey)}
            autoComplete="off"
            maximum={limits.modelKeyMaximum}
            {...form.bind('apiKey')}
          />
          <TextField
            label={t`Second model`}
            hint={t`Optional: another model of the same server, which reads questions and doubtful replies in place of the tutor’s own.`}
            autoComplete="off"
            spellCheck={false}
            maximum={limits.modelNameMaximum}
            {...form.bind('judge')}
          />
          <TextField
            label={t`Guard model`}
            hint={t`Optional: a model made to judge texts, such as Llama Guard or Qwen3Guard. It reads every question and doubtful replies.`}
            autoComplete="off"
            spellCheck={false}
            maximum={limits.modelNameMaximum}
            {...form.bind('guardModel')}
          />
          <SelectField
            label={t`Protocol of the guard`}
            hint={t`How it is asked and answers. Its name usually tells.`}
            options={[
              { value: '', label: t`By its name` },
              ...guardProtocols.map((name) => ({ value: name, label: name })),
            ]}
            {...form.bind('guardProtocol')}
          />
          <TextField
            label={t`Address of the guard`}
            hint={t`Only if it is not a model of the same server.`}
            type="url"
            dir="ltr"
            autoComplete="off"
            maximum={limits.modelAddressMaximum}
            {...form.bind('guardAddress')}
          />
          <PasswordField
            label={t`Key of the guard`}
            hint={keyHint(isOwn && connection.guard?.hasKey === true)}
            autoComplete="off"
            maximum={limits.modelKeyMaximum}
            {...form.bind('guardKey')}
          />
        </div>
      </Form>
    </>
  );
}
