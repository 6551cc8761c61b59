// The screens and acts that a text in the search may mean, of those that a role has.
import { navigationOf, type Place, type Screen, titleOfPlace, titleOfScreen } from '../app/navigation.ts';
import { allows, type Role } from '../app/session.ts';
import type { ActWithRole } from '../parts/act-buttons.tsx';
import { words } from '../words/en.ts';

/** Where an option of the search leads. `act`: the title of the dialog that opens there. */
export interface Goal {
  title: string;
  /** The place of the screen in the navigation; for an act, its screen. */
  of: string;
  to: Screen;
  act?: string;
}

/** `go holds`: only screens are meant. */
const going = /^(?:go|open)\s+(?:to\s+)?/i;

export const isGoing = (text: string): boolean => going.test(text);

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** Each word of the text begins a word of the title or of the place. */
export function goalsOf(role: Role, text: string, actsOfScreen: (screen: Screen) => readonly ActWithRole[]): Goal[] {
  const asked = wordsOf(text.replace(going, ''));
  if (asked.join('').length < 2) return [];
  const settings: Place = { screens: ['/settings'] };
  const places = [...navigationOf(role).flatMap((section) => section.places), settings];
  const goals = places.flatMap((place) =>
    place.screens.flatMap((to): Goal[] => {
      const title = titleOfScreen(to);
      const acts = actsOfScreen(to).filter((one) => allows(role, one.role));
      return [
        { title, of: place.screens.length > 1 ? titleOfPlace(place) : words.search.screen, to },
        ...acts.map(({ act }) => ({ title: act.title, of: title, to, act: act.title })),
      ];
    }),
  );
  return goals.filter(({ title, of }) => {
    const known = [...wordsOf(title), ...wordsOf(of)];
    return asked.every((word) => known.some((one) => one.startsWith(word)));
  });
}

interface ActOnPayment {
  title: string;
  /** The least roles: of operators, and of people of a tenant. */
  roles: readonly Role[];
}

const actsOnPayments: Readonly<Record<string, ActOnPayment>> = {
  refund: { title: words.payment.refund, roles: ['operator', 'tenant_finance'] },
  cancel: { title: words.payment.cancel, roles: ['operator', 'tenant_finance'] },
  hold: { title: words.acts.hold, roles: ['support'] },
};

/** `refund order-94304`: the act, and what the search shall find. */
export function actIn(role: Role, text: string): { act: ActOnPayment | null; rest: string } {
  const [, verb, rest] = /^(\p{L}+)\s+(.+)$/u.exec(text) ?? [];
  const act = verb === undefined ? undefined : actsOnPayments[verb.toLowerCase()];
  return act === undefined || !act.roles.some((needed) => allows(role, needed))
    ? { act: null, rest: text }
    : { act, rest: rest! };
}
