// @ts-check

const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 30_000;
/** After this many attempts the pause is the longest. */
const MANY_TRIES = 5;

/**
 * @typedef {object} StreamHandlers
 * @property {(data: string) => void} onChange Something changed: the event's data.
 * @property {(isAgain: boolean) => void} [onOpen] The stream is open; again, and changes may have been missed.
 * @property {() => void} [onLost] The stream is lost and is being opened again.
 * @property {(reason: "session" | "role" | "unsupported") => void} [onEnd] The stream has ended for good.
 */

/**
 * Keeps an event stream open while the page is visible: a hidden tab closes its stream, since a browser has few
 * connections. A lost stream is opened again after a pause that grows up to 30 seconds and differs between
 * browsers. A HEAD request asks first, because an EventSource does not tell why it was refused.
 * @param {string} url
 * @param {StreamHandlers} handlers
 */
export function keepStream(url, { onChange, onOpen, onLost, onEnd }) {
	let tries = 0;
	let isAgain = false;
	/** @type {EventSource | undefined} */
	let source;
	/** @type {ReturnType<typeof setTimeout> | undefined} */
	let retry;

	const close = () => {
		clearTimeout(retry);
		retry = undefined;
		source?.close();
		source = undefined;
	};
	const stop = () => {
		close();
		document.removeEventListener("visibilitychange", follow);
		removeEventListener("pagehide", close);
		removeEventListener("pageshow", show);
	};
	/** @param {"session" | "role" | "unsupported"} reason */
	const end = (reason) => {
		close();
		onEnd?.(reason);
	};
	const open = () => {
		close();
		try {
			source = new EventSource(url);
		} catch (error) {
			reportError(error);
			return end("unsupported");
		}
		const mine = source;
		mine.addEventListener("open", () => {
			tries = 0;
			onOpen?.(isAgain);
			isAgain = true;
		});
		mine.addEventListener("change", ({ data }) => onChange(String(data)));
		mine.addEventListener("ended", ({ data }) => end(data === "role" ? "role" : "session"));
		// Too many streams of this session are open: reconnecting at once would close another.
		mine.addEventListener("crowded", () => {
			tries = MANY_TRIES;
		});
		mine.addEventListener("error", () => {
			if (source !== mine) return;
			close();
			onLost?.();
			isAgain = true;
			tryLater();
		});
	};
	const tryLater = () => {
		const pause = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** tries++);
		retry = setTimeout(askFirst, pause * (0.5 + Math.random() / 2));
	};
	const askFirst = async () => {
		const mine = retry;
		const status = await fetch(url, { method: "HEAD" }).then(
			(response) => response.status,
			() => 0,
		);
		// The tab was hidden, shown or closed in the meantime.
		if (retry !== mine) return;
		if (status === 200) open();
		else if (status === 401) end("session");
		else if (status === 403) end("role");
		else tryLater();
	};
	const follow = () => (document.visibilityState === "visible" ? open() : close());
	// A page from the back/forward cache has lost its stream.
	const show = (/** @type {PageTransitionEvent} */ { persisted }) => void (persisted && follow());
	document.addEventListener("visibilitychange", follow);
	addEventListener("pagehide", close);
	addEventListener("pageshow", show);
	follow();
	return { stop, isOpen: () => source?.readyState === EventSource.OPEN };
}
