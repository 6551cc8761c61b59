// The places that a role can go to, each with how much waits there; and the tabs of a place.
import { NavLink, ScrollArea, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { words } from '../words/en.ts';
import { isAt, navigationOf, type Screen, titleOfPlace, titleOfScreen } from './navigation.ts';
import type { Role } from './session.ts';

interface Props {
  role: Role;
  path: string;
  waiting: ReadonlyMap<string, number>;
  close(): void;
}

export function SideNavigation({ role, path, waiting, close }: Props) {
  const viewport = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each change of the screen
  useEffect(() => {
    viewport.current?.querySelector('[aria-current="page"]')?.scrollIntoView({ block: 'nearest' });
  }, [path]);
  return (
    <ScrollArea
      viewportRef={viewport}
      px="xs"
      pb="md"
      type="hover"
      scrollbarSize={6}
      aria-label={words.navigation.screens}
    >
      {navigationOf(role).map(({ title, places }) => (
        <nav key={title} aria-label={title}>
          <Text className="section">{title}</Text>
          {places.map((place) => (
            <NavLink
              key={place.screens[0]}
              component={Link}
              to={place.screens[0]}
              label={titleOfPlace(place)}
              active={isAt(path, place)}
              aria-current={isAt(path, place) ? 'page' : undefined}
              onClick={close}
              variant="light"
              rightSection={<Count of={place.screens.reduce((sum, screen) => sum + (waiting.get(screen) ?? 0), 0)} />}
            />
          ))}
        </nav>
      ))}
    </ScrollArea>
  );
}

/** Above the screens of a place that has several. */
export function ScreenTabs({ role, path, waiting }: Omit<Props, 'close'>) {
  const place = navigationOf(role)
    .flatMap(({ places }) => places)
    .find(({ screens }) => screens.some((screen) => screen === path));
  const tabs = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each change of the screen
  useEffect(() => {
    const current = tabs.current?.querySelector('[aria-current="page"]');
    // Also once the letters and the counts have come, which make the tabs wider.
    const observer = new ResizeObserver(() => current?.scrollIntoView({ block: 'nearest', inline: 'nearest' }));
    for (const tab of tabs.current?.children ?? []) observer.observe(tab);
    return () => observer.disconnect();
  }, [path]);
  if (place === undefined || place.screens.length < 2) return null;
  return (
    <nav ref={tabs} className="tabs" aria-label={titleOfPlace(place)}>
      {place.screens.map((screen: string) => (
        <Link key={screen} to={screen} className="tab" aria-current={screen === path ? 'page' : undefined}>
          {titleOfScreen(screen as Screen)}
          <Count of={waiting.get(screen) ?? 0} />
        </Link>
      ))}
    </nav>
  );
}

const Count = ({ of }: { of: number }) =>
  of === 0 ? null : (
    <span className="count" title={words.navigation.waits(of)}>
      {of.toLocaleString('en-US')}
    </span>
  );
