import { DropdownMenu } from 'radix-ui';
import type { ReactNode } from 'react';
import { pageDirection } from './direction.ts';
import { Icon } from './icon.tsx';

interface ChoiceMenuProps<Value extends string> {
  trigger: ReactNode;
  title: string;
  value: Value;
  choices: readonly { value: Value; label: string }[];
  onChoose: (value: Value) => void;
}

/**
 * A button that opens a short list of options, one of which is chosen. The list stays inside the landmark of its button, and
 * screen readers can still read the page behind it.
 */
export function ChoiceMenu<Value extends string>(props: ChoiceMenuProps<Value>) {
  return (
    <DropdownMenu.Root modal={false} dir={pageDirection()}>
      <DropdownMenu.Trigger asChild>{props.trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Content
        align="end"
        sideOffset={6}
        className="z-50 min-w-44 rounded-md border border-line bg-raised p-1.5 shadow-floating"
      >
        <DropdownMenu.Label className="px-3 py-1.5 text-xs text-soft">{props.title}</DropdownMenu.Label>
        <DropdownMenu.RadioGroup
          value={props.value}
          onValueChange={(value) => props.onChoose(value as Value)}
        >
          {props.choices.map((choice) => (
            <DropdownMenu.RadioItem
              key={choice.value}
              value={choice.value}
              className="flex min-h-11 cursor-pointer items-center justify-between gap-4 rounded-sm px-3 text-sm data-highlighted:bg-tone"
            >
              {choice.label}
              <DropdownMenu.ItemIndicator>
                <Icon name="check" className="text-accent" />
              </DropdownMenu.ItemIndicator>
            </DropdownMenu.RadioItem>
          ))}
        </DropdownMenu.RadioGroup>
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  );
}
