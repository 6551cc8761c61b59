// What is around every screen: navigation, search, the sandbox bar, and the sign-in when nobody has
// signed in.
import { Alert, AppShell, Badge, Burger, Button, Group, Menu, NavLink, ScrollArea, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, Navigate, Outlet, useNavigate, useRouterState } from '@tanstack/react-router';
import { useCallback, useEffect, useRef } from 'react';
import { send } from '../api/request.ts';
import { Loading, Problem } from '../parts/problem.tsx';
import { SandboxBar } from '../sandbox/sandbox-bar.tsx';
import { ConfirmDialog } from '../sign-in/confirm-dialog.tsx';
import { SignInScreen } from '../sign-in/sign-in-screen.tsx';
import { words } from '../words/en.ts';
import { useKeys } from './keyboard.ts';
import { KeysDialog } from './keys-dialog.tsx';
import { useLive } from './live.ts';
import { navigationOf } from './navigation.ts';
import { pageMeta } from './page-meta.ts';
import { SearchBox } from './search-box.tsx';
import { isSignedOut, type Operator, sessionQuery } from './session.ts';

export function Frame() {
  const session = useQuery(sessionQuery);
  if (isSignedOut(session.error)) return <SignInScreen hasEnded={session.data !== undefined} />;
  if (session.isPending) return <Loading />;
  if (session.data === undefined) return <Problem error={session.error} again={() => void session.refetch()} />;
  return <SignedIn operator={session.data.operator} />;
}

const letters: Readonly<Record<string, string>> = { t: '/today', p: '/payments', a: '/approvals' };

function SignedIn({ operator }: { operator: Operator }) {
  const [isOpen, navigationIs] = useDisclosure(false);
  const [helps, helpIs] = useDisclosure(false);
  const search = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();
  const isDeveloper = operator.role === 'developer';
  const isLive = useLive(!isDeveloper);
  const path = useRouterState({ select: ({ location }) => location.pathname });
  useEndOfSession();
  useKeys({
    search: useCallback(() => search.current?.focus(), []),
    help: helpIs.open,
    go: useCallback(
      (letter: string) => {
        const to = letters[letter];
        if (to !== undefined) void navigate({ to });
      },
      [navigate],
    ),
  });
  return (
    <AppShell
      header={{ height: 56 }}
      navbar={{ width: 220, breakpoint: 'sm', collapsed: { mobile: !isOpen } }}
      padding="md"
    >
      <a className="skip" href="#screen">
        Skip to the screen
      </a>
      <AppShell.Header>
        <Group h="100%" px="md" gap="sm" wrap="nowrap">
          <Burger opened={isOpen} onClick={navigationIs.toggle} hiddenFrom="sm" size="sm" aria-label="Navigation" />
          <Text fw={700} visibleFrom="xs">
            {words.product}
          </Text>
          {pageMeta.isSandbox && (
            <Badge variant="light" color="orange" tt="none" visibleFrom="sm" autoContrast>
              {words.sandbox}
            </Badge>
          )}
          {!isDeveloper && <SearchBox input={search} />}
          <AccountMenu operator={operator} help={helpIs.open} />
        </Group>
      </AppShell.Header>
      <AppShell.Navbar>
        <ScrollArea p="xs" type="hover" scrollbarSize={6} aria-label="Screens">
          {navigationOf(operator.role).map(({ title, places }) => (
            <nav key={title} aria-label={title}>
              <Text size="xs" fw={600} className="quiet" px="sm" pt="sm" pb={4}>
                {title}
              </Text>
              {places.map(({ to, label }) => (
                <NavLink
                  key={to}
                  component={Link}
                  to={to}
                  label={label}
                  active={path === to || path.startsWith(`${to}/`)}
                  aria-current={path === to ? 'page' : undefined}
                  onClick={navigationIs.close}
                  variant="light"
                  py={6}
                />
              ))}
            </nav>
          ))}
        </ScrollArea>
      </AppShell.Navbar>
      <AppShell.Main id="screen">
        {!isLive && (
          <Alert color="orange" variant="light" mb="md" role="status">
            {words.offline}
          </Alert>
        )}
        {pageMeta.isSandbox && !isDeveloper && <SandboxBar operator={operator} />}
        {path === '/' ? <Home isDeveloper={isDeveloper} /> : <Outlet />}
      </AppShell.Main>
      <ConfirmDialog />
      <KeysDialog opened={helps} close={helpIs.close} />
    </AppShell>
  );
}

/** The screen of an empty address. */
const Home = ({ isDeveloper }: { isDeveloper: boolean }) =>
  isDeveloper ? <Navigate to="/$list" params={{ list: 'own-payments' }} replace /> : <Navigate to="/today" replace />;

/** A screen that is refused because the session has ended asks for the session again. */
function useEndOfSession(): void {
  const client = useQueryClient();
  useEffect(
    () =>
      client.getQueryCache().subscribe(({ type, query }) => {
        if (type !== 'updated' || query.queryKey[0] === 'session' || !isSignedOut(query.state.error)) return;
        void client.invalidateQueries({ queryKey: sessionQuery.queryKey });
      }),
    [client],
  );
}

function AccountMenu({ operator, help }: { operator: Operator; help(): void }) {
  const client = useQueryClient();
  const signOut = async () => {
    await send('DELETE', '/admin/v1/session').catch(() => {});
    client.clear();
    location.assign('/console');
  };
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <Button variant="default" size="xs" ml="auto" style={{ flexShrink: 0 }}>
          {operator.name}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>
          {operator.email} · {operator.role}
        </Menu.Label>
        <Menu.Item onClick={help}>{words.keys.title}</Menu.Item>
        <Menu.Item component="a" href="/docs">
          API reference
        </Menu.Item>
        <Menu.Item onClick={() => void signOut()}>{words.signOut}</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
