// How long a property may search for the smallest failing input before it prints the best one.
// Without this limit, the time limit of the test would end it without a result. The limit also
// applies to a passing property, so it is longer than any busy machine needs.
import fc from 'fast-check';

fc.configureGlobal({ interruptAfterTimeLimit: 500_000, markInterruptAsFailure: true });
