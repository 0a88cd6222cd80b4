import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import {
  connectionSentences,
  type ModelConnection,
  probeSentences,
} from '../../contract/model-connection.ts';
import { explain } from '../api/refusal.ts';
import { Alert } from '../ui/alert.tsx';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { formatMoment } from '../ui/moments.ts';
import { translated } from '../ui/translated.ts';
import { Fact } from './fact.tsx';
import { useDisconnectModel } from './queries.ts';
import { speedWords } from './speed-words.ts';

/** How fast the last answers were. */
function Speed({ speed }: Pick<ModelConnection, 'speed'>) {
  if (speed === null) return <Trans>Not known before the first answer</Trans>;
  return (
    <>
      {speedWords(speed.firstWordMs, speed.tokensPerSecond)}
      <span className="block text-xs text-soft">
        {plural(speed.answers, { one: 'In the last answer', other: 'Usually, in the last # answers' })}
      </span>
    </>
  );
}

/** Which model judges. */
function Judge({ judge, judgeIsOn }: Pick<ModelConnection, 'judge' | 'judgeIsOn'>) {
  if (!judgeIsOn) return <Trans>No model: a setting of the server turned it off</Trans>;
  return judge ?? <Trans>The same model, with instructions of its own</Trans>;
}

/** The guard, how it is spoken to, and what came of its two probes. */
function Guard({ guard }: { guard: NonNullable<ModelConnection['guard']> }) {
  const { model, address, protocol, probe } = guard;
  return (
    <>
      <bdi>{model}</bdi> · {protocol}
      {address !== null && <span className="block text-xs text-soft">{address}</span>}
      <span className="block text-xs text-soft">
        {probe === null ? <Trans>It is being tried…</Trans> : translated(probeSentences[probe])}
      </span>
    </>
  );
}

/** Whose failure it was; nothing for the model that answers students. */
const failedModels: Readonly<Record<NonNullable<ModelConnection['lastFailure']>['of'], () => string>> = {
  tutor: () => '',
  judge: () => `${t`The second model`} · `,
  guard: () => `${t`The guard`} · `,
  keys: () => `${t`The model for answer keys`} · `,
};

function LastFailure({ lastFailure }: Pick<ModelConnection, 'lastFailure'>) {
  if (lastFailure === null) return <Trans>Nothing</Trans>;
  return (
    <>
      {translated(connectionSentences[lastFailure.failure])}
      <span className="block text-xs text-soft">
        {failedModels[lastFailure.of]()}
        {formatMoment(lastFailure.at)}
      </span>
    </>
  );
}

function Disconnect({ open, onClose }: { open: boolean; onClose: () => void }) {
  const mutation = useDisconnectModel();
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={t`Disconnect the model?`}
      confirmLabel={t`Disconnect`}
      mutation={mutation}
      onConfirm={() => mutation.mutate(undefined, { onSuccess: onClose })}
      explain={(error) => explain(error, t`Failed to disconnect the model`)}
    >
      <p>
        <Trans>
          The tutor answers new questions without it, and its key is deleted. Questions that it is answering
          now end as usual.
        </Trans>
      </p>
    </ConfirmDialog>
  );
}

/** The name of the model, or that there is none. */
function Title({ model, source }: Pick<ModelConnection, 'model' | 'source'>) {
  return (
    <h2 className="flex flex-wrap items-center gap-2 text-lg wrap-anywhere">
      {model === null ? <Trans>The practice tutor answers</Trans> : <bdi>{model}</bdi>}
      {source === 'settings' && (
        <Badge>
          <Trans>Set by the server</Trans>
        </Badge>
      )}
      {source === 'found' && (
        <Badge>
          <Trans>Found on this machine</Trans>
        </Badge>
      )}
    </h2>
  );
}

/** Which model answers, since when, how fast, and what failed last. */
export function CurrentModel({ connection, isNew }: { connection: ModelConnection; isNew: boolean }) {
  const [asks, setAsks] = useState(false);
  const { model, keyModel, address, source } = connection;
  return (
    <Card aria-label={t`Which model answers`} className="grid gap-4">
      <Title {...connection} />
      <p role="status" className="text-sm empty:hidden">
        {isNew && model !== null && source === 'connected' && t`It answers every question asked from now on.`}
      </p>
      {connection.keyIsLost && (
        <Alert look="notice">
          <Trans>
            The stored key can no longer be read, since the secret of this server has changed. Please connect
            the model again with its key.
          </Trans>
        </Alert>
      )}
      {model === null ? (
        <p className="text-sm">
          <Trans>
            No language model is connected. The practice tutor checks calculations and knows no other answers.
          </Trans>
        </p>
      ) : (
        <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
          {address !== null && <Fact name={t`Its server`}>{address}</Fact>}
          <Fact name={t`Reads questions and doubtful replies`}>
            <Judge {...connection} />
          </Fact>
          {connection.guard !== null && (
            <Fact name={t`Guard, which reads them, too`}>
              <Guard guard={connection.guard} />
            </Fact>
          )}
          {keyModel !== null && <Fact name={t`Model that works out answer keys`}>{keyModel}</Fact>}
          <Fact name={t`Answers since`}>{formatMoment(connection.since)}</Fact>
          <Fact name={t`Speed`}>
            <Speed {...connection} />
          </Fact>
          <Fact name={t`What failed last`}>
            <LastFailure {...connection} />
          </Fact>
        </dl>
      )}
      {source === 'connected' && connection.lock === null && (
        <div>
          <Button onClick={() => setAsks(true)}>
            <Trans>Disconnect</Trans>
          </Button>
          <Disconnect open={asks} onClose={() => setAsks(false)} />
        </div>
      )}
    </Card>
  );
}
