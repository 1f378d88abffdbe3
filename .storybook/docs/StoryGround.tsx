import { chakra } from '@chakra-ui/react/styled-system';

/** The portal's ground and type for a story inside a docs page, which has its own. */
export const StoryGround = chakra('div', {
  base: { bg: 'bg.page', color: 'fg', fontFamily: 'body', fontSize: 'md', lineHeight: '1.25rem' },
});
