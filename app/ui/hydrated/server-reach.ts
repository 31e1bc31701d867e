const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 15_000;
const ANSWER_MS = 10_000;

let isLost = false;

/** Called by `useLive`: whether the screen's stream is lost. */
export function noteStream(isStreamLost: boolean): void {
	isLost = isStreamLost;
}

/** Whether the server may be out of reach. */
export const mayBeUnreachable = (): boolean => isLost || !navigator.onLine;

/** Waits until the server answers, and asks at once when the network is back. `onFailure`: each time it does not. */
export async function waitForServer(signal: AbortSignal, onFailure: () => void): Promise<void> {
	for (let tries = 0; !signal.aborted && !(await answers()); tries++) {
		if (!signal.aborted) onFailure();
		await pause(Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** tries));
	}
}

const answers = (): Promise<boolean> =>
	fetch("/healthz", { cache: "no-store", signal: AbortSignal.timeout?.(ANSWER_MS) ?? null }).then(
		({ status }) => status < 500,
		() => false,
	);

const pause = (ms: number): Promise<void> =>
	new Promise((done) => {
		const end = () => {
			clearTimeout(timer);
			removeEventListener("online", end);
			done();
		};
		const timer = setTimeout(end, ms * (0.5 + Math.random() / 2));
		addEventListener("online", end);
	});
