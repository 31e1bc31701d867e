/** The most streams that one session, and one account on all devices, may have open in one process. */
export const MAX_STREAMS_PER_SESSION = 20;
const MAX_STREAMS_PER_ACCOUNT = 100;

type Watcher = { sessionId: number; accountId: number };

/**
 * Returns the streams to close because of the new one, out of the open streams (oldest first, including the
 * new one). The oldest are closed: a dead connection can look open for a quarter of an hour, while the newest
 * is in use. Ordinary use stays below the limit: HTTP/1.1 browsers have six connections, and hidden tabs
 * close their stream.
 */
export function streamsOverLimit<Stream extends Watcher>(
	streams: Iterable<Stream>,
	newcomer: Stream,
): Stream[] {
	const ofAccount = [...streams].filter(({ accountId }) => accountId === newcomer.accountId);
	const ofSession = ofAccount.filter(({ sessionId }) => sessionId === newcomer.sessionId);
	return [
		...new Set([
			...ofSession.slice(0, -MAX_STREAMS_PER_SESSION),
			...ofAccount.slice(0, -MAX_STREAMS_PER_ACCOUNT),
		]),
	];
}
