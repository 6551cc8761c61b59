// How much the tests do that search, repeat or draw at random: little in `npm test`, much in
// `npm run campaigns`, which runs every file that has a budget or a property.

export const isCampaign = process.env.CAMPAIGN === '1';

interface Budget {
  /** In `npm test`: enough to find what is plainly broken. */
  usual: number;
  campaign: number;
}

export const budget = ({ usual, campaign }: Budget): number => (isCampaign ? campaign : usual);
