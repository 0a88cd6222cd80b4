import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { ModelConnection } from '../../contract/model-connection.ts';
import { sentenceOf } from '../api/refusal.ts';
import { Alert } from '../ui/alert.tsx';
import { Card } from '../ui/card.tsx';
import { LoadFailure } from '../ui/load-failure.tsx';
import { CardSkeletons } from '../ui/skeleton.tsx';
import { ConnectForm } from './connect-form.tsx';
import { CurrentModel } from './current-model.tsx';
import { ModelCheckCard } from './model-check.tsx';
import { PriceCard } from './price-form.tsx';
import { useModelConnection } from './queries.ts';

/** Why the model cannot be changed on this page. */
function Lock({ lock, settings }: Pick<ModelConnection, 'lock' | 'settings'>) {
  const names = settings.join(', ');
  if (lock === null) return null;
  return (
    <Alert look="notice">
      {lock === 'settings' ? (
        <Trans>
          The settings of the server name this model ({names}), and they win over this page. Whoever runs the
          server can change them.
        </Trans>
      ) : (
        <Trans>
          Whoever runs this server decides which model answers, with the command “npm run admin -- model
          connect”.
        </Trans>
      )}
    </Alert>
  );
}

/** How to get a model on one’s own machine. */
const LocalModel = () => (
  <p className="text-sm text-soft">
    <Trans>
      For a model of your own, install Ollama (ollama.com) on the machine that runs this server and type
      “ollama pull qwen3:8b” there once. Then press “Search this machine” and choose it: what students write
      stays on your own machines.
    </Trans>
  </p>
);

/** The page on which an administrator sees and changes which model answers. */
export function ModelPage() {
  const { data: connection, error, isPending, refetch } = useModelConnection();
  // Counts the models that were connected here: after each, the form starts again with the new address.
  const [connected, setConnected] = useState(0);
  if (isPending) return <CardSkeletons count={2} label={t`The model is loading`} />;
  if (connection === undefined) {
    return (
      <LoadFailure
        text={sentenceOf(error, t`The model could not be loaded just now.`)}
        onRetry={() => void refetch()}
      />
    );
  }
  return (
    <>
      <CurrentModel connection={connection} isNew={connected > 0} />
      <Lock {...connection} />
      {connection.model !== null && connection.lock !== 'operator' && (
        <ModelCheckCard connection={connection} />
      )}
      {connection.model !== null && connection.lock !== 'operator' && (
        <PriceCard key={`${connection.address} ${connection.model}`} price={connection.price} />
      )}
      {connection.lock === null && (
        <Card aria-label={t`Connect a model`} className="grid gap-4">
          <h2 className="text-lg">
            <Trans>Connect a model</Trans>
          </h2>
          <LocalModel />
          <ConnectForm
            key={connected}
            connection={connection}
            onConnected={() => setConnected((before) => before + 1)}
          />
        </Card>
      )}
    </>
  );
}
