import { useSyncExternalStore } from 'react';
import { type Named, type NameParts, namePartsOf, partsOfLabel } from '../../contract/person-names.ts';
import { pageLocales } from '../ui/page-language.ts';
import { storedText } from '../ui/stored-text.ts';

/** By which part of their names the students of every list stand. */
export type NameOrder = 'first' | 'last';

const stored = storedText(() => localStorage, 'lyceum.names.by');
const listeners = new Set<() => void>();
let order: NameOrder | undefined;

const nameOrder = (): NameOrder => {
  order ??= stored.read() === 'last' ? 'last' : 'first';
  return order;
};

export function chooseNameOrder(chosen: NameOrder): void {
  order = chosen;
  stored.write(chosen);
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** The order that the teacher chose on this device, and how to choose another. */
export const useNameOrder = (): [NameOrder, (chosen: NameOrder) => void] => [
  useSyncExternalStore(subscribe, nameOrder),
  chooseNameOrder,
];

/** Made once: a collator for each comparison would take a hundred times as long. */
const words = new Intl.Collator([...pageLocales], { numeric: true });

interface Orderable extends Named {
  readonly firstName?: string | null | undefined;
  readonly lastName?: string | null | undefined;
}

const partsOf = (named: Orderable): NameParts => namePartsOf({ ...named, name: partsOfLabel(named).name });

/** Compares people by name, in the order that the teacher chose. Namesakes stand by their usernames. */
export function byName(one: Orderable, other: Orderable): number {
  const [first, second] = [partsOf(one), partsOf(other)];
  const byFirst = words.compare(first.firstName, second.firstName);
  const byLast = words.compare(first.lastName, second.lastName);
  const byParts = nameOrder() === 'last' ? byLast || byFirst : byFirst || byLast;
  return byParts || words.compare(one.username ?? '', other.username ?? '');
}
