import * as DropdownMenu from 'radix-ui/dropdown-menu';
import { type ReactNode, useRef } from 'react';
import { classNames } from './class-names.ts';
import { pageDirection } from './direction.ts';
import { Icon } from './icon.tsx';
import type { ActionMenuProps, ChoiceMenuProps } from './menu-props.ts';

const listLook = 'z-50 min-w-44 rounded-md border border-line bg-raised p-1.5 shadow-floating';

const itemLook = 'flex min-h-11 cursor-pointer items-center rounded-sm px-3 text-sm data-highlighted:bg-tone';

interface Opened {
  /** Whether the menu opens as soon as it is there. */
  startsOpen: boolean;
}

interface FrameProps extends Opened {
  trigger: ReactNode;
  onOpen?: (() => void) | undefined;
  children: ReactNode;
}

/**
 * A button with its menu. The menu stays inside the landmark of the button, and it is not modal, so that
 * screen readers can still read the page behind it.
 */
function Frame({ trigger, startsOpen, onOpen, children }: FrameProps) {
  return (
    <DropdownMenu.Root
      modal={false}
      dir={pageDirection()}
      defaultOpen={startsOpen}
      onOpenChange={(open) => open && onOpen?.()}
    >
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      {children}
    </DropdownMenu.Root>
  );
}

/** A menu of options, one of which is chosen. */
export function OpenedChoiceMenu<Value extends string>(props: ChoiceMenuProps<Value> & Opened) {
  return (
    <Frame trigger={props.trigger} startsOpen={props.startsOpen}>
      <DropdownMenu.Content align="end" sideOffset={6} className={listLook}>
        <DropdownMenu.Label className="px-3 py-1.5 text-xs text-soft">{props.title}</DropdownMenu.Label>
        <DropdownMenu.RadioGroup
          value={props.value}
          onValueChange={(value) => props.onChoose(value as Value)}
        >
          {props.choices.map((choice) => (
            <DropdownMenu.RadioItem
              key={choice.value}
              value={choice.value}
              className={classNames(itemLook, 'justify-between gap-4')}
            >
              {choice.label}
              <DropdownMenu.ItemIndicator>
                <Icon name="check" className="text-accent" />
              </DropdownMenu.ItemIndicator>
            </DropdownMenu.RadioItem>
          ))}
        </DropdownMenu.RadioGroup>
      </DropdownMenu.Content>
    </Frame>
  );
}

/**
 * A menu of actions. The chosen action starts when the menu has closed and the focus is back on the button.
 */
export function OpenedActionMenu({ trigger, actions, onOpen, startsOpen }: ActionMenuProps & Opened) {
  const chosen = useRef<(() => void) | null>(null);
  return (
    <Frame trigger={trigger} startsOpen={startsOpen} onOpen={onOpen}>
      <DropdownMenu.Content
        align="end"
        sideOffset={6}
        collisionPadding={12}
        onCloseAutoFocus={() => {
          const act = chosen.current;
          chosen.current = null;
          if (act !== null) setTimeout(act);
        }}
        className={listLook}
      >
        {actions.map(({ label, danger = false, checked, onChoose }) => {
          const onSelect = () => {
            chosen.current = onChoose;
          };
          return checked === undefined ? (
            <DropdownMenu.Item
              key={label}
              onSelect={onSelect}
              className={classNames(itemLook, danger && 'text-danger')}
            >
              {label}
            </DropdownMenu.Item>
          ) : (
            <DropdownMenu.CheckboxItem
              key={label}
              checked={checked}
              onSelect={onSelect}
              className={classNames(itemLook, 'justify-between gap-4')}
            >
              {label}
              <DropdownMenu.ItemIndicator>
                <Icon name="check" className="text-accent" />
              </DropdownMenu.ItemIndicator>
            </DropdownMenu.CheckboxItem>
          );
        })}
      </DropdownMenu.Content>
    </Frame>
  );
}
