import { Badge } from '@chakra-ui/react/badge';
import { Flex } from '@chakra-ui/react/flex';
import { Menu } from '@chakra-ui/react/menu';
import { Portal } from '@chakra-ui/react/portal';
import { Span } from '@chakra-ui/react/span';
import { defineSlotRecipe } from '@chakra-ui/react/styled-system';
import Check from 'lucide-react/icons/check';
import { Fragment, useRef } from 'react';
import { AnimatePresence, Motion, m } from '../motion/Motion.tsx';
import { groupItems } from './groupItems.ts';
import type { MenuItem } from './types.ts';

interface MenuPanelProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  triggerId: string;
  label: string;
  items: readonly MenuItem[];
  align: 'start' | 'end';
}

const recipe = defineSlotRecipe({
  className: 'menu',
  slots: [
    'arrow',
    'arrowTip',
    'content',
    'contextTrigger',
    'indicator',
    'item',
    'itemGroup',
    'itemGroupLabel',
    'itemIndicator',
    'itemText',
    'positioner',
    'separator',
    'trigger',
    'triggerItem',
    'itemCommand',
  ],
  base: {
    positioner: { zIndex: 'popover!' },
    content: {
      layerStyle: 'panel',
      minWidth: '12rem',
      maxWidth: 'min(22rem, calc(100vw - 1rem))',
      maxHeight: 'var(--available-height)',
      overflowY: 'auto',
      p: '1',
      outline: '0',
      transformOrigin: 'var(--transform-origin)',
    },
    item: {
      display: 'flex',
      alignItems: 'center',
      gap: '2.5',
      minHeight: '8',
      px: '2.5',
      py: '1.5',
      borderRadius: 'l1',
      textStyle: 'text',
      cursor: 'pointer',
      outline: '0',
      userSelect: 'none',
      color: 'fg',
      _icon: { width: '4', height: '4', flexShrink: 0, color: 'fg.muted' },
      _highlighted: { bg: 'bg.muted' },
      _disabled: { cursor: 'not-allowed', color: 'fg.muted' },
      '&[data-tone=danger]': { color: 'danger.fg', _icon: { color: 'danger.fg' }, _highlighted: { bg: 'danger.bg' } },
    },
    itemGroupLabel: { px: '2.5', pt: '2', pb: '1', textStyle: 'label', color: 'fg.muted' },
    separator: { height: '1px', bg: 'border', my: '1', mx: '-1' },
  },
});

/** The open menu. It finds its trigger by id, so that the trigger is not part of the lazily loaded code. */
export function MenuPanel({ open, onOpenChange, triggerId, label, items, align }: MenuPanelProps) {
  // The menu's own onSelect reports the highlighted entry: none when assistive technology clicks, or a click comes before
  // the highlight is rendered. The menu closes after a click on an entry, and then returns the focus to its trigger.
  const clickedRef = useRef<MenuItem>(undefined);
  const choose = (item: MenuItem) => {
    clickedRef.current = item;
  };
  const close = () => {
    clickedRef.current?.onSelect();
    clickedRef.current = undefined;
    onOpenChange(false);
  };
  return (
    <Motion>
      <Menu.Root
        recipe={recipe}
        ids={{ trigger: triggerId }}
        open={open}
        onOpenChange={(change) => (change.open ? onOpenChange(true) : close())}
        positioning={{ placement: `bottom-${align}`, gutter: 6 }}
        lazyMount={false}
        unmountOnExit={false}
        present
      >
        <Portal>
          <AnimatePresence>
            {open && (
              <Menu.Positioner>
                <Menu.Content asChild aria-label={label}>
                  <m.div
                    initial={{ opacity: 0, y: -4, scale: 0.98 }}
                    animate={{ opacity: 1, y: 0, scale: 1 }}
                    exit={{ opacity: 0, y: -4, scale: 0.98 }}
                  >
                    {groupItems(items).map((group, index) => (
                      <Fragment key={group.heading ?? group.entries[0]?.id}>
                        {index > 0 && <Menu.Separator />}
                        <Group {...group} triggerId={triggerId} onChoose={choose} />
                      </Fragment>
                    ))}
                  </m.div>
                </Menu.Content>
              </Menu.Positioner>
            )}
          </AnimatePresence>
        </Portal>
      </Menu.Root>
    </Motion>
  );
}

interface GroupProps {
  heading: string | undefined;
  entries: readonly MenuItem[];
  triggerId: string;
  onChoose: (item: MenuItem) => void;
}

/** Entries under a heading or without one: actions, or choices that exclude each other. */
function Group({ heading, entries, triggerId, onChoose }: GroupProps) {
  const label = heading !== undefined && <Menu.ItemGroupLabel>{heading}</Menu.ItemGroupLabel>;
  if (entries.some(({ checked }) => checked !== undefined)) {
    return (
      <Menu.RadioItemGroup
        value={entries.find(({ checked }) => checked)?.id ?? ''}
        // Without a heading the menu's button names the group, as it names the menu.
        aria-labelledby={heading === undefined ? triggerId : undefined}
      >
        {label}
        {entries.map((item) => (
          <Menu.RadioItem key={item.id} {...entryProps(item, onChoose)} valueText={item.label}>
            <EntryContent item={item} />
            <Flex
              as="span"
              color="brand.fg"
              _icon={{ color: 'brand.fg!' }}
              visibility={item.checked ? 'visible' : 'hidden'}
            >
              <Check aria-hidden />
            </Flex>
          </Menu.RadioItem>
        ))}
      </Menu.RadioItemGroup>
    );
  }
  const actions = entries.map((item) => (
    <Menu.Item key={item.id} {...entryProps(item, onChoose)}>
      <EntryContent item={item} />
    </Menu.Item>
  ));
  if (heading === undefined) return actions;
  return (
    <Menu.ItemGroup>
      {label}
      {actions}
    </Menu.ItemGroup>
  );
}

const entryProps = (item: MenuItem, onChoose: (item: MenuItem) => void) => ({
  value: item.id,
  disabled: item.disabled,
  onClick: item.disabled ? undefined : () => onChoose(item),
  'data-tone': item.tone,
});

function EntryContent({ item }: { item: MenuItem }) {
  return (
    <>
      {item.icon}
      <Span flex="1" minWidth="0">
        <span>{item.label}</span>
        {item.description && (
          <Span display="block" textStyle="xs" color="fg.muted">
            {item.description}
          </Span>
        )}
        {item.disabled && item.reason && (
          <Span display="block" textStyle="xs" color="fg.muted">
            {item.reason}
          </Span>
        )}
      </Span>
      {item.badge && (
        <Badge colorPalette="warning" flexShrink="0">
          {item.badge}
        </Badge>
      )}
    </>
  );
}
