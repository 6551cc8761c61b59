// Loaded before a process of the service (`--import`): its clock is TEST_CLOCK_AHEAD_MS ahead, so a
// test of live mode meets a cut-off without waiting for it.
const ahead = Number(process.env.TEST_CLOCK_AHEAD_MS ?? 0);
const MachineDate = Date;

globalThis.Date = class ShiftedDate extends MachineDate {
  constructor(...given) {
    if (given.length === 0) super(MachineDate.now() + ahead);
    else super(...given);
  }

  static now() {
    return MachineDate.now() + ahead;
  }
};
