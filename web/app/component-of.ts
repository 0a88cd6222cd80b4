import { type ComponentType, lazy } from 'react';

/** Loads a part of the web app. */
export type Load = () => Promise<{ Component: ComponentType }>;

const components = new Map<Load, ComponentType>();

/** A part as a component that loads when it is first rendered; the same part is always the same component. */
export function componentOf(load: Load): ComponentType {
  const known = components.get(load);
  if (known !== undefined) return known;
  const component = lazy(async () => ({ default: (await load()).Component }));
  components.set(load, component);
  return component;
}
