import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';

/** The surface that everything of one thing stands on. */
export function Card({ className, ...rest }: ComponentProps<'article'>) {
  return <article {...rest} className={classNames('rounded-lg bg-surface p-5', className)} />;
}
