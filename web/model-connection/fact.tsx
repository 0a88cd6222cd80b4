import type { ReactNode } from 'react';

/** A fact with its name above. */
export const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="grid content-start gap-0.5">
    <dt className="text-xs text-soft">{name}</dt>
    <dd className="text-sm wrap-anywhere">{children}</dd>
  </div>
);
