import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import { LanguageLine } from './language-line.tsx';

interface FormPageProps {
  title: string;
  lead: string;
  children: ReactNode;
  /** Links to the pages that the reader may have wanted instead. */
  links: ReactNode;
  /** For a form with fields beside each other. */
  wide?: boolean;
}

/** A page with one form: the name and the purpose of the product, the form, and links to other pages. */
export function FormPage({ title, lead, children, links, wide = false }: FormPageProps) {
  return (
    <main
      className={classNames(
        'mx-auto grid min-h-dvh w-full max-w-5xl content-center gap-8 px-5 py-6',
        wide ? 'lg:grid-cols-[1fr_34rem] lg:gap-10' : 'lg:grid-cols-[1fr_26rem] lg:gap-16',
      )}
    >
      <title>{`${title} · Lyceum`}</title>
      <div
        className={classNames(
          'mx-auto grid w-full gap-4 lg:max-w-none lg:self-start lg:pt-6',
          wide ? 'max-w-[34rem]' : 'max-w-[26rem]',
        )}
      >
        <p className="flex items-center gap-2.5 text-lg font-bold">
          <Icon name="temple" className="size-7 text-accent" />
          Lyceum
        </p>
        <p className="hidden max-w-[22rem] text-2xl font-bold text-balance lg:block">
          <Trans>A class, a question, and a tutor that helps you find the answer.</Trans>
        </p>
        <p className="hidden max-w-[22rem] text-soft lg:block">
          <Trans>Teachers open a session. Students ask. Everyone knows who can read what.</Trans>
        </p>
      </div>
      <div className={classNames('mx-auto grid w-full gap-3', wide ? 'max-w-[34rem]' : 'max-w-[26rem]')}>
        <div className="rounded-lg bg-surface p-6">
          <h1 className="text-xl">{title}</h1>
          <p className="mt-1 mb-5 text-sm text-balance text-soft">{lead}</p>
          {children}
        </div>
        <nav aria-label={t`Other ways in`} className="flex flex-wrap justify-between gap-x-4 px-1 text-sm">
          {links}
        </nav>
        <LanguageLine />
      </div>
    </main>
  );
}

/** A link to another page after a question. `children` is the link. */
export function FormPageLink({ question, children }: { question: string; children: ReactNode }) {
  return (
    <p className="flex min-h-11 flex-wrap items-center gap-x-2 text-soft [&_a]:inline-flex [&_a]:min-h-11 [&_a]:items-center [&_a]:font-semibold [&_a]:text-accent [&_a]:underline [&_a]:underline-offset-3">
      {question} {children}
    </p>
  );
}
