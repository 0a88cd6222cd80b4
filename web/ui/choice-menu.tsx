import { MenuButton } from './menu-button.tsx';
import type { ChoiceMenuProps } from './menu-props.ts';

/** A button that opens a short list of options, one of which is chosen. */
export function ChoiceMenu<Value extends string>(props: ChoiceMenuProps<Value>) {
  return (
    <MenuButton trigger={props.trigger}>
      {({ OpenedChoiceMenu }, startsOpen) => <OpenedChoiceMenu {...props} startsOpen={startsOpen} />}
    </MenuButton>
  );
}
