import type { ReactNode } from 'react';
import { styled } from 'storybook/theming';
import { exampleOf, exampleOfWrite, hasExample } from './examples.ts';
import { type CallAccess, calls, grants, isWrite, type ScreenAccess, screens } from './permissions.ts';
import { StoryLink } from './StoryLink.tsx';
import { Table } from './Table.tsx';

const Links = styled.p(({ theme }) => ({
  fontFamily: theme.typography.fonts.base,
  fontSize: theme.typography.size.s2,
  lineHeight: '24px',
  '& a': { color: theme.color.secondary },
}));

const withCommas = (parts: readonly ReactNode[]): ReactNode =>
  parts.map((part, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
    <span key={at}>
      {at > 0 && ', '}
      {part}
    </span>
  ));

const needed = (needs: ScreenAccess['needs']): ReactNode => {
  if (needs === 'public') return 'nobody need be signed in';
  return needs.length === 0 ? 'any signed-in user' : withCommas(needs.map((name) => <code key={name}>{name}</code>));
};

const screenLink = ({ name }: ScreenAccess) => {
  const example = exampleOf(name);
  return (
    <StoryLink key={name} story={example.story}>
      {example.name}
    </StoryLink>
  );
};

const ofOnePage = screens.filter(({ name }) => hasExample(name));

/** The screens with the permissions that they need, and who has them. */
export const ScreenTable = () => (
  <Table
    label="Screens and their permissions"
    head={['Screen', 'Needs', 'Users who may open it', 'Address']}
    rows={ofOnePage.map((screen) => ({
      key: screen.name,
      cells: [screenLink(screen), needed(screen.needs), screen.users.join(', '), <code key="path">{screen.path}</code>],
    }))}
  />
);

const address = ({ call }: CallAccess) => (
  <code key={call.name}>
    {call.method} {call.path}
  </code>
);

/** The actions: every call that changes something, with the permission that it needs, and who has it. */
export const ActionTable = () => (
  <Table
    label="Actions and their permissions"
    head={['Action', 'Needs', 'Users who may', 'Call', 'Example']}
    rows={calls
      .filter(({ call }) => isWrite(call))
      .map((access) => {
        const example = exampleOfWrite(access);
        return {
          key: access.call.name,
          cells: [
            access.call.summary,
            needed(access.needs),
            access.needs === 'public' ? 'everyone' : access.users.join(', '),
            address(access),
            example && (
              <StoryLink key="example" story={example.story}>
                {example.name}
              </StoryLink>
            ),
          ],
        };
      })}
  />
);

/** What each permission grants. */
export const PermissionTable = () => (
  <Table
    label="What each permission grants"
    head={['Permission', 'Screens', 'Reads', 'Actions']}
    rows={grants.map((grant) => ({
      key: grant.permission,
      cells: [
        <code key="name">{grant.permission}</code>,
        withCommas(grant.screens.filter(({ name }) => hasExample(name)).map(screenLink)),
        withCommas(grant.reads.map(({ call }) => call.summary)),
        withCommas(grant.writes.map(({ call }) => call.summary)),
      ],
    }))}
  />
);

/** The screens that a user of the simulator may open, each with a link that signs the user in. */
export const ScreensOf = ({ user }: { readonly user: string }) => (
  <Links>
    {withCommas(
      ofOnePage
        .filter(({ users }) => users.includes(user))
        .map(({ name }) => (
          <StoryLink key={name} story={exampleOf(name).story} globals={`user:${user}`}>
            {exampleOf(name).name}
          </StoryLink>
        )),
    )}
    .
  </Links>
);
