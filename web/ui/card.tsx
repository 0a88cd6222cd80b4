import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';

/** A surface that groups everything about one thing. */
export function Card({ className, ...rest }: ComponentProps<'article'>) {
  return <article {...rest} className={classNames('rounded-lg bg-surface p-5', className)} />;
}
