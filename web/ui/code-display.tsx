import { useEffect, useState } from 'react';
import { Button, IconButton } from './button.tsx';
import { classNames } from './class-names.ts';
import { copyText } from './copy-text.ts';
import { Dialog } from './dialog.tsx';
import { Icon } from './icon.tsx';

interface CodeDisplayProps {
  label: string;
  code: string;
  /** What the code is for, shown under it when it fills the screen. */
  purpose: string;
  large?: boolean;
}

function useCopied(text: string) {
  const [outcome, setOutcome] = useState<'copied' | 'failed' | null>(null);
  useEffect(() => {
    if (outcome === null) return;
    const timer = setTimeout(() => setOutcome(null), 2_500);
    return () => clearTimeout(timer);
  }, [outcome]);
  return { outcome, copy: async () => setOutcome((await copyText(text)) ? 'copied' : 'failed') };
}

/** A code that is read aloud, copied, or shown on the projector. */
export function CodeDisplay({ label, code, purpose, large = false }: CodeDisplayProps) {
  const { outcome, copy } = useCopied(code);
  const [enlarged, setEnlarged] = useState(false);
  return (
    <div className={classNames('rounded-md px-3.5 py-2', large ? 'bg-accent-wash' : 'bg-sunken')}>
      <div className="flex items-center gap-1">
        <div className="min-w-0 flex-1">
          <p className="text-xs text-soft">{label}</p>
          <p
            className={classNames('font-mono font-semibold tracking-widest', large ? 'text-2xl' : 'text-lg')}
          >
            {code}
          </p>
        </div>
        <IconButton label={`Copy ${label}`} onClick={copy}>
          <Icon name={outcome === 'copied' ? 'check' : 'copy'} />
        </IconButton>
        <IconButton label={`Enlarge ${label}`} onClick={() => setEnlarged(true)}>
          <Icon name="enlarge" />
        </IconButton>
      </div>
      <p role="status" className={outcome === 'failed' ? 'text-xs text-danger' : 'sr-only'}>
        {outcome === 'copied' && 'Copied.'}
        {outcome === 'failed' &&
          'This browser does not let us copy. Please select the code and copy it yourself.'}
      </p>
      <Dialog open={enlarged} onOpenChange={setEnlarged} title={label} description={purpose} wide>
        <p className="py-8 text-center font-mono text-[clamp(2.75rem,13vw,8rem)] leading-none font-semibold tracking-widest">
          {code}
        </p>
        <div className="flex justify-center">
          <Button onClick={copy}>{outcome === 'copied' ? 'Copied' : 'Copy'}</Button>
        </div>
      </Dialog>
    </div>
  );
}
