import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import SearchIcon from 'lucide-react/icons/search';
import { type FormEvent, useState } from 'react';
import { cleanSearch } from '#api/text.ts';
import { TextField } from '#design-system/Field/TextField.tsx';
import { SubmitButton } from '#design-system/SubmitButton/SubmitButton.tsx';
import { ViewsButton } from './ViewsPlace.tsx';

interface SearchBarProps {
  /** The name of the search, for screen readers and on the button. */
  readonly name: string;
  /** The label of the field, shown in it while it is empty. */
  readonly label: string;
  /** The hint, below the field. */
  readonly hint?: string;
  /** The applied search; the field starts with it. */
  readonly applied: string;
  readonly busy: boolean;
  /** Called on Enter and by the button, with the clean text. */
  readonly onSearch: (text: string) => void;
}

/** The card with the search of a list, which is applied on submit. */
export function SearchBar(props: SearchBarProps) {
  return (
    <Box
      layerStyle="card"
      role="search"
      aria-label={props.name}
      px={{ base: '4', md: '2' }}
      py={{ base: '4', md: '1.5' }}
    >
      <SearchForm {...props} />
    </Box>
  );
}

/** The search of a list without a card, for a bar that has other filters too. */
export const SearchForm = (props: SearchBarProps) => <Search key={props.applied} {...props} />;

function Search({ name, label, hint, applied, busy, onSearch }: SearchBarProps) {
  const [text, setText] = useState(applied);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSearch(cleanSearch(text));
  };
  return (
    <Flex as="form" onSubmit={submit} gap="2" align="flex-start" wrap="wrap">
      <Box flex="1" minW={{ base: 'full', sm: '14rem' }} maxW="28rem">
        <TextField
          label={label}
          labelHidden
          placeholder={label}
          hint={hint}
          type="search"
          value={text}
          onChange={setText}
          maxLength={100}
          enterKeyHint="search"
          icon={<SearchIcon size={16} aria-hidden />}
        />
      </Box>
      <SubmitButton busy={busy} icon={<SearchIcon size={16} aria-hidden />}>
        {name}
      </SubmitButton>
      <Flex ms="auto">
        <ViewsButton />
      </Flex>
    </Flex>
  );
}
