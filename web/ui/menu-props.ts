import type { KeyboardEvent, ReactElement } from 'react';

/** The button of a menu, without handlers of its own. */
export type Trigger = ReactElement<{
  'aria-haspopup'?: 'menu';
  'aria-expanded'?: boolean;
  onPointerEnter?: () => void;
  onFocus?: () => void;
  onClick?: () => void;
  onKeyDown?: (event: KeyboardEvent) => void;
}>;

export interface MenuAction {
  readonly label: string;
  readonly danger?: boolean;
  /** For an action that is a switch: whether it is on. */
  readonly checked?: boolean;
  readonly onChoose: () => void;
}

export interface ActionMenuProps {
  trigger: Trigger;
  actions: readonly MenuAction[];
  onOpen?: () => void;
}

export interface ChoiceMenuProps<Value extends string> {
  trigger: Trigger;
  title: string;
  value: Value;
  choices: readonly { value: Value; label: string }[];
  onChoose: (value: Value) => void;
}
