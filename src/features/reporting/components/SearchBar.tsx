import { Box } from '@chakra-ui/react/box';
import { Card } from '@chakra-ui/react/card';
import { Flex } from '@chakra-ui/react/flex';
import Search from 'lucide-react/icons/search';
import { type FormEvent, useState } from 'react';
import { TextField } from '#design-system/Field/TextField.tsx';
import { SubmitButton } from '#design-system/SubmitButton/SubmitButton.tsx';

interface SearchBarProps {
  /** The name of the search, for screen readers; the button shows it, too. */
  readonly name: string;
  /** What can be searched for, above the field. */
  readonly label: string;
  /** How it is written, below the field. */
  readonly hint?: string;
  /** The search in force; the field starts from it. */
  readonly applied: string;
  readonly busy: boolean;
  /** Called on Enter and by the button, without spaces around. */
  readonly onSearch: (text: string) => void;
}

/** The card with the search of a list: in force once it is submitted. */
export function SearchBar(props: SearchBarProps) {
  return (
    <Card.Root role="search" aria-label={props.name} p="4">
      <SearchForm key={props.applied} {...props} />
    </Card.Root>
  );
}

function SearchForm({ name, label, hint, applied, busy, onSearch }: SearchBarProps) {
  const [text, setText] = useState(applied);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSearch(text.trim());
  };
  return (
    <Flex as="form" onSubmit={submit} gap="3" align="flex-start" wrap="wrap">
      <Box flex="1" minW={{ base: 'full', sm: '14rem' }} maxW="28rem">
        <TextField
          label={label}
          hint={hint}
          type="search"
          value={text}
          onChange={setText}
          maxLength={100}
          autoComplete="off"
          icon={<Search size={16} aria-hidden />}
        />
      </Box>
      {/* Beside the field, whatever hint stands below it; under it on a phone. */}
      <Box pt={{ base: '0', sm: 'fieldLabel' }}>
        <SubmitButton busy={busy} icon={<Search size={16} aria-hidden />}>
          {name}
        </SubmitButton>
      </Box>
    </Flex>
  );
}
