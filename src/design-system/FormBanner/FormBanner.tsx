import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import CircleAlert from 'lucide-react/icons/circle-alert';
import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { longText } from '../LongText/LongText.tsx';
import type { FormBannerProps } from './types.ts';

const icons = { danger: CircleAlert, warning: TriangleAlert, success: Info, info: Info };

const Banner = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: '3',
    paddingInline: '3.5',
    paddingBlock: '2.5',
    borderWidth: '1px',
    borderRadius: 'l2',
    textStyle: 'text',
  },
  variants: {
    tone: {
      danger: { borderColor: 'danger.border', bg: 'danger.bg', color: 'danger.fg' },
      warning: { borderColor: 'warning.border', bg: 'warning.bg', color: 'warning.fg' },
      success: { borderColor: 'success.border', bg: 'success.bg', color: 'success.fg' },
      info: { borderColor: 'info.border', bg: 'info.bg', color: 'info.fg' },
    },
    withAction: { true: { alignItems: { md: 'center' } } },
  },
});

/** A message above a form or a section: errors that belong to no field, warnings, confirmations. */
export function FormBanner({ children, tone = 'danger', title, icon, action }: FormBannerProps) {
  if (!children && !title) return null;
  const Icon = icons[tone];
  return (
    <Banner role={tone === 'danger' ? 'alert' : 'status'} tone={tone} withAction={Boolean(action)}>
      <Flex as="span" py="0.5" flexShrink="0">
        {icon || <Icon size={16} aria-hidden />}
      </Flex>
      {/* Where both are too wide for one line, the action stands below the text. */}
      <Flex flex="1" minWidth="0" wrap="wrap" align="center" columnGap="3" rowGap="2">
        <Box flex="1 1 14rem" minWidth="0" overflowWrap="anywhere">
          {title && <Text fontWeight="semibold">{title}</Text>}
          {children && <div>{typeof children === 'string' ? longText(children) : children}</div>}
        </Box>
        {action}
      </Flex>
    </Banner>
  );
}
