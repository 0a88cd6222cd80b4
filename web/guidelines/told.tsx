import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { isContentAnswer, isSupport } from '../../contract/receipts.ts';
import { getTold, type Interaction, type Told } from '../../contract/tutor.ts';
import { call } from '../api/client.ts';
import { linkLook } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { Dialog } from '../ui/dialog.tsx';
import { LoadFailure } from '../ui/load-failure.tsx';
import { CardSkeletons } from '../ui/skeleton.tsx';
import { WrittenText } from '../ui/written-text.tsx';

const useTold = (interactionId: string) =>
  useQuery({
    queryKey: ['told', interactionId],
    queryFn: async ({ signal }) => (await call(getTold, { params: { interactionId }, signal })).told,
  });

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-2">
      <h3 className="text-base font-semibold">{title}</h3>
      {children}
    </section>
  );
}

/** Words exactly as they were sent. */
function Words({ author, text }: { author?: string; text: string }) {
  return (
    <div className="rounded-md bg-tone px-3 py-2 text-sm">
      {author !== undefined && <p className="text-xs font-semibold text-soft">{author}</p>}
      <p dir="auto" className="whitespace-pre-wrap wrap-anywhere [unicode-bidi:plaintext]">
        <WrittenText text={text} />
      </p>
    </div>
  );
}

function Content({ told: { messages, corrections } }: { told: Told }) {
  const instructions = messages.find(({ role }) => role === 'system')?.content ?? '';
  const conversation = messages.filter(({ role }) => role !== 'system');
  return (
    <>
      <Part title={t`Instructions`}>
        <Words text={instructions} />
      </Part>
      <Part title={t`Conversation`}>
        {conversation.map(({ role, content }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
          <Words key={index} author={role === 'user' ? t`Student` : t`Tutor`} text={content} />
        ))}
      </Part>
      {corrections.length > 0 && (
        <Part title={t`Added when the tutor was asked again`}>
          {corrections.map((correction) => (
            <Words key={correction} text={correction} />
          ))}
        </Part>
      )}
    </>
  );
}

function LoadedTold({ interactionId }: { interactionId: string }) {
  const { data, isPending, isError, refetch } = useTold(interactionId);
  if (isPending) return <CardSkeletons count={1} label={t`This is loading`} />;
  if (isError)
    return <LoadFailure text={t`This could not be loaded just now.`} onRetry={() => void refetch()} />;
  if (data === null)
    return (
      <p className="text-soft">
        <Trans>No language model was asked for this answer.</Trans>
      </p>
    );
  return <Content told={data} />;
}

interface ToldButtonProps {
  interaction: Pick<Interaction, 'id' | 'status' | 'guard'>;
}

/**
 * Shows a teacher exactly what the tutor's model was sent for a question. It shows nothing while the answer
 * is pending, nor where the answer is a fixed text, for which no model was asked.
 */
export function ToldButton({ interaction }: ToldButtonProps) {
  const [open, setOpen] = useState(false);
  const isFixed = isSupport(interaction) || isContentAnswer(interaction);
  if (interaction.status === 'pending' || isFixed) return null;
  return (
    <>
      <button
        type="button"
        className={classNames(linkLook, 'justify-self-start px-1 text-xs font-normal')}
        onClick={() => setOpen(true)}
      >
        <Trans>What the tutor was told</Trans>
      </button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        size="wide"
        title={t`What the tutor was told`}
        description={t`Word for word what was sent for this question. Names and personal data were replaced before.`}
      >
        <div className="grid gap-5">
          <LoadedTold interactionId={interaction.id} />
        </div>
      </Dialog>
    </>
  );
}
