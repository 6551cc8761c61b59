// How long a property may look for the smallest input that breaks it: what it has by then is
// printed. Without an end, a test that drives a whole service would be cut off by its own time
// limit, and nothing would tell what it had found. The limit counts for a property that passes,
// too: no busy machine may come near it.
import fc from 'fast-check';

fc.configureGlobal({ interruptAfterTimeLimit: 500_000, markInterruptAsFailure: true });
