/** Streams that one session, and one account on all its devices, may have open in one process. */
export const MAX_STREAMS_PER_SESSION = 20;
const MAX_STREAMS_PER_ACCOUNT = 100;

type Watcher = { sessionId: number; accountId: number };

/**
 * Which of the open streams (oldest first, the newcomer among them) are too many since this one came. The oldest go:
 * a line that is dead, as after a change of network, can look open for a quarter of an hour, and who asks now is
 * there. Over HTTP/1.1 a browser has six connections, and hidden tabs let their stream go, so nobody's tabs come near.
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
