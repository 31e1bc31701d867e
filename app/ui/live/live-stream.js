// @ts-check

const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 30_000;
/** After this many attempts the pause is the longest. */
const MANY_TRIES = 5;
/** The server sends a heartbeat every 15 seconds: after this time two are missing. */
const LONGEST_SILENCE_MS = 31_000;
const CHECK_MS = 2_000;
const ANSWER_MS = 10_000;
/** How often a page without a stream is read again, on average. */
const POLL_MS = 20_000;
/** Over HTTP/1.1 a browser has six connections for all windows of a site: half of them may hold streams. */
const MAX_STREAMS = 3;

/**
 * @typedef {"live" | "shared" | "lost" | "session ended" | "role changed" | "not started"} StreamState
 * `shared`: other windows of this browser hold as many streams as it may, so that this page is only polled.
 */

/**
 * @typedef {object} StreamHandlers
 * @property {(data: string) => void} onChange Something changed: the event's data.
 * @property {(isAgain: boolean) => void} onOpen The stream is open; again, and changes may have been missed.
 * @property {() => void} [onPoll] No stream is open: time to read the page again.
 * @property {(state: StreamState) => void} [onState]
 */

/**
 * Keeps an event stream open while the page is visible: a hidden tab closes its stream, since a browser has few
 * connections. A stream is lost when it breaks or misses two heartbeats, and is opened again after a pause that grows up
 * to 30 seconds and differs between browsers, or at once when the network is back. A HEAD request asks first, because an
 * EventSource does not tell why it was refused. A page that was refused goes on asking: the person may sign in again.
 * @param {string} url
 * @param {StreamHandlers} handlers
 * @returns {() => void} Stops it.
 */
export function keepStream(url, { onChange, onOpen, onPoll, onState }) {
	let tries = 0;
	let isAgain = false;
	let isRefused = false;
	let heardAt = Date.now();
	let readAt = Date.now();
	const pollMs = POLL_MS * (0.75 + Math.random() / 2);
	/** @type {EventSource | undefined} */
	let source;
	/** @type {ReturnType<typeof setTimeout> | undefined} */
	let retry;
	/** Gives this window's turn to another one. @type {(() => void) | undefined} */
	let release;
	/** Is replaced by whatever ends the current attempt. */
	let attempt = {};

	const close = () => {
		attempt = {};
		clearTimeout(retry);
		source?.close();
		source = undefined;
		release?.();
		release = undefined;
	};
	const open = async () => {
		close();
		const mine = attempt;
		const turn = await takeTurn();
		if (attempt !== mine) return turn?.();
		release = turn;
		if (!turn) {
			onState?.("shared");
			retry = setTimeout(open, POLL_MS);
			return;
		}
		heardAt = Date.now();
		try {
			source = new EventSource(url);
		} catch (error) {
			// As `reportError` does, which old browsers lack.
			setTimeout(() => {
				throw error;
			});
			stop();
			return onState?.("not started");
		}
		/** @param {string} event @param {(data: string) => void} then */
		const on = (event, then) =>
			source?.addEventListener(event, ({ data }) => {
				if (attempt !== mine) return;
				heardAt = Date.now();
				then(String(data));
			});
		on("beat", () => {});
		on("change", onChange);
		on("ended", (reason) => refuse(reason === "role" ? "role changed" : "session ended"));
		// Too many streams of this session are open: reconnecting at once would close another.
		on("crowded", () => {
			tries = MANY_TRIES;
		});
		source.addEventListener("open", () => {
			if (attempt !== mine) return;
			tries = 0;
			isRefused = false;
			heardAt = Date.now();
			readAt = heardAt;
			onState?.("live");
			onOpen(isAgain);
			isAgain = true;
		});
		source.addEventListener("error", () => {
			if (attempt === mine) lose();
		});
	};
	const lose = () => {
		close();
		isAgain = true;
		onState?.("lost");
		tryLater();
	};
	/** @param {StreamState} state */
	const refuse = (state) => {
		close();
		isAgain = true;
		isRefused = true;
		onState?.(state);
		tries = MANY_TRIES;
		tryLater();
	};
	const tryLater = () => {
		const pause = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** tries++);
		retry = setTimeout(askFirst, pause * (0.5 + Math.random() / 2));
	};
	const askFirst = async () => {
		const mine = attempt;
		const signal = AbortSignal.timeout?.(ANSWER_MS);
		const status = await fetch(url, { method: "HEAD", signal }).then(
			(response) => response.status,
			() => 0,
		);
		// The tab was hidden, shown or closed in the meantime.
		if (attempt !== mine) return;
		if (status === 200) open();
		else if (status === 401) refuse("session ended");
		else if (status === 403) refuse("role changed");
		else tryLater();
	};
	const drop = () => void (source && lose());
	const follow = () => (document.visibilityState === "visible" ? open() : close());
	// The clock tells of a computer that slept, too.
	const check = () => {
		if (document.visibilityState !== "visible" || isRefused) return;
		const now = Date.now();
		if (source && now - heardAt > LONGEST_SILENCE_MS) lose();
		if (source?.readyState === 1 || now - readAt < pollMs) return;
		readAt = now;
		onPoll?.();
	};
	// A page from the back/forward cache has lost its stream.
	const show = (/** @type {PageTransitionEvent} */ { persisted }) => void (persisted && follow());
	const checks = setInterval(check, CHECK_MS);
	document.addEventListener("visibilitychange", follow);
	addEventListener("online", follow);
	addEventListener("offline", drop);
	addEventListener("pagehide", close);
	addEventListener("pageshow", show);
	const stop = () => {
		close();
		clearInterval(checks);
		document.removeEventListener("visibilitychange", follow);
		removeEventListener("online", follow);
		removeEventListener("offline", drop);
		removeEventListener("pagehide", close);
		removeEventListener("pageshow", show);
	};
	follow();
	return stop;
}

/**
 * A turn to hold a stream, as a function that gives it back, or undefined when other windows have all of them. HTTP/2
 * needs no turns, and a browser without locks takes as many as it likes.
 * @returns {Promise<(() => void) | undefined>}
 */
async function takeTurn() {
	const [page] = /** @type {PerformanceNavigationTiming[]} */ (performance.getEntriesByType("navigation"));
	if (!navigator.locks || /^h[23]/.test(page?.nextHopProtocol ?? "")) return () => {};
	for (let at = 1; at <= MAX_STREAMS; at++) {
		/** @type {(() => void) | undefined} */
		const turn = await new Promise((taken) => {
			navigator.locks
				.request(`live-stream-${at}`, { ifAvailable: true }, (lock) =>
					lock ? new Promise((done) => taken(() => done(undefined))) : taken(undefined),
				)
				.catch(() => taken(() => {}));
		});
		if (turn) return turn;
	}
}
