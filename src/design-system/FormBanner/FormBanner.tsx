import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Text } from '@chakra-ui/react/text';
import CircleAlert from 'lucide-react/icons/circle-alert';
import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { longText } from '../LongText/LongText.tsx';
import type { FormBannerProps } from './types.ts';

const icons = { danger: CircleAlert, warning: TriangleAlert, success: Info, info: Info };

/** A message above a form or a section: errors that belong to no field, warnings, confirmations. */
export function FormBanner({ children, tone = 'danger', title, icon, action }: FormBannerProps) {
  if (!children && !title) return null;
  const Icon = icons[tone];
  return (
    <Flex
      role={tone === 'danger' ? 'alert' : 'status'}
      align={action ? { base: 'flex-start', md: 'center' } : 'flex-start'}
      gap="3"
      px="3.5"
      py="2.5"
      borderWidth="1px"
      borderColor={`${tone}.border`}
      borderRadius="l2"
      bg={`${tone}.bg`}
      color={`${tone}.fg`}
      textStyle="text"
    >
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
    </Flex>
  );
}
