import { Fragment, type ReactNode } from 'react';
import { messageExamples } from './examples.ts';
import { failureMessages, type Message, messages } from './messages.ts';
import { StoryLink } from './StoryLink.tsx';
import { Table } from './Table.tsx';

const Messages = ({
  label,
  name,
  list,
}: {
  readonly label: string;
  readonly name: string;
  readonly list: readonly { readonly message: Message; readonly name: ReactNode }[];
}) => (
  <Table
    label={label}
    head={[name, 'Hrvatski', 'English']}
    rows={list.map(({ message, name: cell }) => ({
      key: message.key,
      cells: [
        cell,
        <span key="hr" lang="hr">
          {message.hr}
        </span>,
        message.en,
      ],
    }))}
  />
);

/** What the portal says about each way in which a call fails. */
export const FailureTable = () => (
  <Messages
    label="Failures of calls"
    name="Failure"
    list={failureMessages.map((message) => ({ message, name: message.key }))}
  />
);

/** Every message about what went wrong, by the part of the portal, each with a link to a story that shows such a one. */
export const MessageTables = () =>
  [...messages].map(([namespace, list]) => {
    const example = messageExamples[namespace];
    return (
      <Fragment key={namespace}>
        <h3>{namespace}</h3>
        <Messages
          label={`Messages of ${namespace}`}
          name="Message"
          list={list.map((message) => ({
            message,
            name: example ? (
              <StoryLink story={example.story}>
                <code>{message.key}</code>
              </StoryLink>
            ) : (
              <code>{message.key}</code>
            ),
          }))}
        />
      </Fragment>
    );
  });
