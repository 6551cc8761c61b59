// What is around every screen: navigation, search, the sandbox bar, and the sign-in without a
// session.
import { Alert, AppShell, Burger, Button, Group, Menu } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, Navigate, Outlet, useNavigate, useRouterState } from '@tanstack/react-router';
import { Suspense, useCallback, useEffect, useRef, useSyncExternalStore } from 'react';
import { lanesAway, subscribeToLanesAway } from '../api/lanes-away.ts';
import { send } from '../api/request.ts';
import { Brand } from '../parts/brand.tsx';
import { NotFound } from '../parts/not-found.tsx';
import { Loading, Problem } from '../parts/problem.tsx';
import { pathFor } from '../portal/addresses.ts';
import { ForOperators } from '../portal/for-operators.tsx';
import { SandboxBar } from '../sandbox/sandbox-bar.tsx';
import { SearchBox } from '../search/search-box.tsx';
import { ConfirmDialog } from '../sign-in/confirm-dialog.tsx';
import { SignInScreen } from '../sign-in/sign-in-screen.tsx';
import { inWords, words } from '../words/en.ts';
import { useKeys } from './keyboard.ts';
import { KeysDialog } from './keys-dialog.tsx';
import { useLive } from './live.ts';
import { letters } from './navigation.ts';
import { pageMeta } from './page-meta.ts';
import { isOfTenant, isSignedOut, type Operator, sessionQuery } from './session.ts';
import { ScreenTabs, SideNavigation } from './side-navigation.tsx';
import { useReachable } from './use-reachable.ts';
import { useWaiting } from './use-waiting.ts';

export function Frame() {
  const session = useQuery(sessionQuery);
  if (isSignedOut(session.error)) return <SignInScreen ended={session.data?.operator ?? null} />;
  if (session.isPending) return <Loading />;
  if (session.data === undefined) return <Problem error={session.error} again={() => void session.refetch()} />;
  return <SignedIn operator={session.data.operator} />;
}

function SignedIn({ operator }: { operator: Operator }) {
  const [isOpen, navigationIs] = useDisclosure(false);
  const [helps, helpIs] = useDisclosure(false);
  const search = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();
  const { role } = operator;
  const ofTenant = isOfTenant(role);
  const isLive = useLive(!ofTenant);
  const isReachable = useReachable();
  const waiting = useWaiting(ofTenant);
  const away = useSyncExternalStore(subscribeToLanesAway, lanesAway);
  const path = useRouterState({ select: ({ location }) => location.pathname });
  useEndOfSession();
  useFocusOnScreen(path);
  useKeys({
    search: useCallback(() => search.current?.focus(), []),
    help: helpIs.open,
    go: useCallback(
      (letter: string) => {
        const to: string | undefined = letters[letter];
        if (to !== undefined && !ofTenant) void navigate({ to });
      },
      [navigate, ofTenant],
    ),
  });
  return (
    <AppShell
      header={{ height: 52 }}
      navbar={{ width: 216, breakpoint: 'sm', collapsed: { mobile: !isOpen } }}
      padding="md"
    >
      <a className="skip" href="#screen">
        {words.navigation.skip}
      </a>
      <AppShell.Header>
        <Group h="100%" px="md" gap="sm" wrap="nowrap">
          <Burger
            opened={isOpen}
            onClick={navigationIs.toggle}
            hiddenFrom="sm"
            size="sm"
            aria-label={words.navigation.label}
          />
          <Brand />
          <SearchBox input={search} role={role} />
          <AccountMenu operator={operator} help={helpIs.open} />
        </Group>
      </AppShell.Header>
      <AppShell.Navbar>
        <SideNavigation role={role} path={path} waiting={waiting} close={navigationIs.close} />
      </AppShell.Navbar>
      <AppShell.Main id="screen" tabIndex={-1}>
        {pageMeta.isSandbox && <SandboxBar operator={operator} />}
        {!(isLive && isReachable) && (
          <Alert color="orange" variant="light" mb="md" role="status">
            {words.offline}
          </Alert>
        )}
        {away !== '' && (
          <Alert color="orange" variant="light" mb="md" role="status">
            {words.lanes.away(away)}
          </Alert>
        )}
        <ScreenTabs role={role} path={path} waiting={waiting} />
        <Screen path={path} ofTenant={ofTenant} />
      </AppShell.Main>
      <ConfirmDialog />
      {helps && <KeysDialog close={helpIs.close} />}
    </AppShell>
  );
}

/** Links of operators lead people of a tenant to their own screens, and the other way around. */
function Screen({ path, ofTenant }: { path: string; ofTenant: boolean }) {
  const own = pathFor(path, ofTenant);
  if (own === null) return ofTenant ? <ForOperators /> : <NotFound />;
  if (own !== path) return <Navigate to={own} replace />;
  return (
    // While the program of a screen is loaded, only its place is empty, not the frame.
    <Suspense>
      <Outlet />
    </Suspense>
  );
}

/** A request that is refused because the session has ended asks for the session again. */
function useEndOfSession(): void {
  const client = useQueryClient();
  useEffect(() => {
    const look = (error: unknown) => {
      if (isSignedOut(error)) void client.invalidateQueries({ queryKey: sessionQuery.queryKey });
    };
    const leaveQueries = client.getQueryCache().subscribe(({ type, query }) => {
      if (type === 'updated' && query.queryKey[0] !== 'session') look(query.state.error);
    });
    const leaveActs = client.getMutationCache().subscribe(({ mutation }) => look(mutation?.state.error));
    return () => {
      leaveQueries();
      leaveActs();
    };
  }, [client]);
}

/** A keyboard and a screen reader go on at the screen that a link has opened. */
function useFocusOnScreen(path: string): void {
  const first = useRef(path);
  useEffect(() => {
    if (first.current === path) return;
    first.current = '';
    document.getElementById('screen')?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, [path]);
}

/** Sam van Ortega: SO */
function initialsOf(name: string): string {
  const [first = '', ...others] = name.trim().split(/\s+/);
  return [first, others.at(-1) ?? '']
    .map((word) => Array.from(word)[0] ?? '')
    .join('')
    .toUpperCase();
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
        <Button variant="default" size="xs" ml="auto" className="account">
          <span className="name">{operator.name}</span>
          {/* A phone has no place for a whole name. */}
          <span className="initials" aria-hidden="true">
            {initialsOf(operator.name)}
          </span>
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>
          {operator.name}
          <br />
          {operator.email} · {inWords(operator.role)}
        </Menu.Label>
        <Menu.Item component={Link} to="/settings">
          {words.settings.title}
        </Menu.Item>
        <Menu.Item onClick={help}>{words.keys.title}</Menu.Item>
        <Menu.Item component="a" href="/docs">
          {words.navigation.documentation}
        </Menu.Item>
        <Menu.Item onClick={() => void signOut()}>{words.signOut}</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
