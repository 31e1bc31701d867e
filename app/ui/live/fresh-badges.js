// @ts-check
/* Fetches the badges of the header again when they may have changed, and every half hour. */

export {};

const HALF_HOUR_MS = 1_800_000;
/** What paths in the language of the page begin with. */
const [PREFIX = ""] = /^\/[a-z]{2}(?=\/|$)/.exec(location.pathname) ?? [];

/** @type {HTMLElement | null} */
const badges = document.querySelector("[data-badges]");
if (badges) keepFresh(badges);

/** @param {HTMLElement} first */
async function keepFresh(first) {
	let query = 0;
	/** @type {HTMLElement | undefined} */
	let fresh;

	const refresh = async () => {
		const mine = ++query;
		const html = await fetch(`${PREFIX}/badges`)
			.then((answer) => (answer.ok ? answer.text() : undefined))
			.catch(() => undefined);
		if (html === undefined || mine !== query) return;
		const next = document.createElement("div");
		next.innerHTML = html;
		const shown = fresh ?? first;
		// An unchanged badge is not replaced, because someone may be about to press it.
		if (next.innerHTML === shown.innerHTML) return;
		const focused = shown.querySelector(":focus")?.getAttribute("href");
		next.className = first.className;
		shown.after(next);
		// React owns the first badges on a hydrated screen.
		if (fresh) fresh.remove();
		else first.hidden = true;
		fresh = next;
		copyToSidebar(next);
		for (const link of next.querySelectorAll("a")) if (link.getAttribute("href") === focused) link.focus();
	};
	const catchUp = () => {
		if (document.visibilityState === "visible" && !("shared" in first.dataset)) refresh();
	};
	// A screen with its own stream reports when the counts may have changed.
	document.addEventListener("live-change", refresh);
	setInterval(catchUp, HALF_HOUR_MS);
	if ("shared" in first.dataset) return;
	if (!first.dataset.badges) return document.addEventListener("visibilitychange", catchUp);
	const module = document.querySelector("[data-live-stream]")?.getAttribute("data-live-stream") ?? "";
	/** @type {typeof import("./live-stream.js")} */
	const { keepStream } = await import(/* @vite-ignore */ module);
	// The counts may also have changed between the page's response and the first opening of the stream.
	keepStream(`/live?${first.dataset.badges}`, { onChange: refresh, onOpen: refresh, onPoll: refresh });
}

/**
 * The counts of the back office's sidebar. Only their text changes, which React may replace.
 * @param {HTMLElement} shown
 */
function copyToSidebar(shown) {
	for (const count of document.querySelectorAll("[data-count-of]")) {
		const link = shown.querySelector(`a[href="${count.getAttribute("data-count-of")}"] .bar-count`);
		count.textContent = link?.firstChild?.textContent ?? "";
	}
}
