// @ts-check
/* Keeps a tracking page up to date: when the event stream reports a change, the page is fetched again and
   its contents are replaced. Without a stream it is fetched once a minute. */

const MINUTE_MS = 60_000;
const LONGEST_PAUSE_MS = 30_000;

/** @type {HTMLElement | null} */
const tracked = document.querySelector("[data-tracked]");
if (tracked?.dataset.tracked) follow(tracked, tracked.dataset.tracked);

/** @param {HTMLElement} shown @param {string} path */
function follow(shown, path) {
	let latestRequest = 0;
	let tries = 0;
	/** @type {EventSource | undefined} */
	let source;
	/** @type {ReturnType<typeof setTimeout> | undefined} */
	let retry;

	const refresh = async () => {
		const mine = ++latestRequest;
		const answer = await fetch(path).catch(() => undefined);
		if (!answer || mine !== latestRequest) return;
		// No longer theirs to see: the page that asks for number and contact says so.
		if (answer.redirected) return location.assign(answer.url);
		if (!answer.ok) return;
		const page = new DOMParser().parseFromString(await answer.text(), "text/html");
		const fresh = page.querySelector("[data-tracked]");
		if (!fresh || mine !== latestRequest) return;
		const before = statusOf(shown);
		const focused = shown.contains(document.activeElement)
			? document.activeElement?.getAttribute("href")
			: undefined;
		shown.replaceChildren(...fresh.childNodes);
		if (focused !== undefined) {
			const links = [...shown.querySelectorAll("a")];
			const same = links.find((link) => link.getAttribute("href") === focused);
			(same ?? document.querySelector("main"))?.focus({ preventScroll: true });
		}
		const status = document.querySelector("[data-tracked-news]");
		const after = statusOf(shown);
		if (status && after !== before) status.textContent = after;
	};
	const close = () => {
		clearTimeout(retry);
		source?.close();
		source = undefined;
	};
	// A hidden tab lets its stream go, since a browser has few connections, and catches up when it is shown.
	const open = () => {
		close();
		const mine = new EventSource(`${path}/live`);
		source = mine;
		mine.addEventListener("open", () => {
			if (tries > 0) refresh();
			tries = 0;
		});
		mine.addEventListener("change", refresh);
		mine.addEventListener("crowded", () => {
			tries = 5;
		});
		mine.addEventListener("error", () => {
			if (source !== mine) return;
			close();
			tryLater();
		});
	};
	// Longer each time, and not at the same moment for everybody who lost it.
	const tryLater = () => {
		retry = setTimeout(
			askFirst,
			Math.min(LONGEST_PAUSE_MS, 1_000 * 2 ** tries++) * (0.5 + Math.random() / 2),
		);
	};
	const askFirst = async () => {
		const mine = retry;
		const status = await fetch(`${path}/live`, { method: "HEAD" }).then(
			(answer) => answer.status,
			() => 0,
		);
		if (retry !== mine) return;
		if (status === 200) open();
		else if (status === 403) refresh();
		else tryLater();
	};
	document.addEventListener("visibilitychange", () => {
		if (document.visibilityState === "hidden") return close();
		open();
		refresh();
	});
	addEventListener("pagehide", close);
	addEventListener("pageshow", ({ persisted }) => {
		if (persisted) open();
	});
	setInterval(() => {
		if (document.visibilityState === "visible" && source?.readyState !== EventSource.OPEN) refresh();
	}, MINUTE_MS);
	if (document.visibilityState === "visible") open();
}

/** The sentence that says what the status is. @param {Element} shown */
const statusOf = (shown) => shown.querySelector("[data-tracked-status]")?.textContent ?? "";
