// A status as a badge. The color repeats what the words say.
import { inWords, words } from '../words/en.ts';
import { Explained } from './term.tsx';

const failed = /FAILED|REJECTED|rejected|returned|disabled|failing|dead|refused|suspended|blocked|failed|^[45]\d\d$/;
const trouble = /CHARGEBACK|CLAWBACK|REVERSE|suspense|quarantine|fraud|unauthorized|sanctions|owed|^missing$/;
const good =
  /COMPLETE|APPROVED|good|confirmed|settled|delivered|approved|enabled|healthy|matched|clean|accept|succeeded|won|expected|in_use|^done$|^paid$|^[23]\d\d$/;
const over = /CANCELED|canceled|released|lifted|expired/;

const colorOf = (status: string): string =>
  failed.test(status)
    ? 'red'
    : good.test(status)
      ? 'green'
      : over.test(status)
        ? 'gray'
        : trouble.test(status)
          ? 'red'
          : 'blue';

/** A plain element: lists have one in each row. */
export const Status = ({ of }: { of: string }) => (
  <span className="status" data-color={colorOf(of)}>
    {inWords(of)}
  </span>
);

const stateColors: Readonly<Record<string, string>> = {
  started: 'gray',
  paid: 'green',
  returned: 'red',
  clawed_back: 'red',
  owed: 'red',
  refunded: 'gray',
  canceled: 'gray',
  held: 'orange',
};

/** Where a payment is, in one word for people. What is under way is blue. */
export const PaymentState = ({ of }: { of: string }) => (
  <span className="status" data-color={stateColors[of] ?? 'blue'} title={words.payment.stateMeanings[of]}>
    {words.payment.stateNames[of] ?? inWords(of)}
  </span>
);

/** The same where there is one: it opens its meaning. */
export const ExplainedState = ({ of }: { of: string }) => (
  <Explained sentence={words.payment.stateMeanings[of]} className="term plain">
    <span className="status" data-color={stateColors[of] ?? 'blue'}>
      {words.payment.stateNames[of] ?? inWords(of)}
    </span>
  </Explained>
);
