/** Uploads that a process receives or processes at the same time: at most 24 × 80 MB in temporary files. */
const MAX_OF_PROCESS = 24;
/** One account must not block the others. */
const MAX_OF_ACCOUNT = 3;

/** The account of each upload in progress; null for somebody who isn't signed in. */
const underWay: (number | null)[] = [];

/** Reserves a place for an upload. Returns the function that releases it, or null when all are taken. */
export function takeUploadSlot(accountId: number | null): (() => void) | null {
	const own = underWay.filter((each) => each === accountId).length;
	if (underWay.length >= MAX_OF_PROCESS || own >= MAX_OF_ACCOUNT) return null;
	underWay.push(accountId);
	let isTaken = true;
	return () => {
		if (isTaken) underWay.splice(underWay.indexOf(accountId), 1);
		isTaken = false;
	};
}
