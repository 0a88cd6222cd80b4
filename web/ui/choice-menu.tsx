import { MenuButton, type Trigger } from './menu-button.tsx';

export interface ChoiceMenuProps<Value extends string> {
  trigger: Trigger;
  title: string;
  value: Value;
  choices: readonly { value: Value; label: string }[];
  onChoose: (value: Value) => void;
}

/** A button that opens a short list of options, one of which is chosen. */
export function ChoiceMenu<Value extends string>(props: ChoiceMenuProps<Value>) {
  return (
    <MenuButton trigger={props.trigger}>
      {({ OpenedChoiceMenu }, startsOpen) => <OpenedChoiceMenu {...props} startsOpen={startsOpen} />}
    </MenuButton>
  );
}
