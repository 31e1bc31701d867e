// @ts-check
/* Keeps a tracking page up to date: when the event stream reports a change, the page is fetched again and
   its contents are replaced. Without a stream it is fetched once a minute. */

const MINUTE_MS = 60_000;

/** @type {HTMLElement | null} */
const tracked = document.querySelector("[data-tracked]");
if (tracked?.dataset.tracked) follow(tracked, tracked.dataset.tracked);

/** @param {HTMLElement} shown @param {string} path */
async function follow(shown, path) {
	let latestRequest = 0;

	const refresh = async () => {
		const mine = ++latestRequest;
		const answer = await fetch(path).catch(() => undefined);
		if (!answer || mine !== latestRequest) return;
		// No longer visible to this person: go to the form that asks for number and contact.
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
	const module = document.querySelector("[data-live-stream]")?.getAttribute("data-live-stream") ?? "";
	/** @type {typeof import("../../ui/hydrated/live-stream.js")} */
	const { keepStream } = await import(/* @vite-ignore */ module);
	const { isOpen } = keepStream(`${path}/live`, {
		onChange: refresh,
		onOpen: (isAgain) => void (isAgain && refresh()),
		// No longer visible to this browser: the page itself says so.
		onEnd: refresh,
	});
	setInterval(() => {
		if (document.visibilityState === "visible" && !isOpen()) refresh();
	}, MINUTE_MS);
}

/** The sentence with the status. @param {Element} shown */
const statusOf = (shown) => shown.querySelector("[data-tracked-status]")?.textContent ?? "";
