// @ts-check
/* Keeps a page up to date: when its event stream reports a change, the page is fetched again. Each part
   (`data-follow-part`) is replaced by the new one with the same name, and a list (`data-follow-list`) only gets the
   items it lacks. Everything else stays, such as a form in which somebody types. The text in `data-follow-news` is
   announced when it differs. Without a stream the page is fetched once a minute. */

const MINUTE_MS = 60_000;

/** @type {HTMLElement | null} */
const announcer = document.querySelector("[data-follow]");
if (announcer?.dataset.follow && announcer.dataset.followStream)
	follow(announcer, announcer.dataset.follow, announcer.dataset.followStream);

/** @param {HTMLElement} status @param {string} path @param {string} stream */
async function follow(status, path, stream) {
	let latestRequest = 0;

	const refresh = async () => {
		const mine = ++latestRequest;
		const answer = await fetch(path).catch(() => undefined);
		if (!answer || mine !== latestRequest) return;
		// No longer visible to this person: go to the form that asks who they are, unless that loses what they typed.
		if (answer.redirected) return isTyped() ? undefined : location.assign(answer.url);
		if (!answer.ok) return;
		const fresh = new DOMParser().parseFromString(await answer.text(), "text/html");
		if (mine !== latestRequest) return;
		const before = newsOf(document);
		keepPlace(() => replaceParts(fresh));
		const after = newsOf(document);
		if (after !== before) status.textContent = after;
	};
	const module = document.querySelector("[data-live-stream]")?.getAttribute("data-live-stream") ?? "";
	/** @type {typeof import("../../ui/hydrated/live-stream.js")} */
	const { keepStream } = await import(/* @vite-ignore */ module);
	const shared = sharedTopics(stream);
	const updateBadges = () => void (shared && document.dispatchEvent(new Event("live-change")));
	const { isOpen } = keepStream(shared ?? stream, {
		onChange: (topics) => {
			if (!shared || topics.split(" ").some((topic) => stream.includes(`topic=${topic}`))) refresh();
			updateBadges();
		},
		onOpen: (isAgain) => {
			// What happened between the page's response and the first opening is not reported.
			if (isAgain || "followAtOnce" in status.dataset) refresh();
			updateBadges();
		},
		// No longer visible to this browser: the page itself says so.
		onEnd: refresh,
	});
	setInterval(() => {
		if (document.visibilityState === "visible" && !isOpen()) refresh();
	}, MINUTE_MS);
}

/**
 * The URL of a stream that the badges of the header use, too (`fresh-badges.js`), because browsers have few
 * connections; undefined when they have their own.
 * @param {string} stream
 */
function sharedTopics(stream) {
	/** @type {HTMLElement | null} */
	const badges = document.querySelector("[data-badges][data-shared]");
	return badges ? [stream, badges.dataset.badges].filter(Boolean).join("&") : undefined;
}

/** @param {Document} fresh */
function replaceParts(fresh) {
	/** @type {NodeListOf<HTMLElement>} */
	const parts = document.querySelectorAll("[data-follow-part]");
	for (const part of parts) {
		const next = fresh.querySelector(`[data-follow-part="${part.dataset.followPart}"]`);
		if (!next || next.innerHTML === part.innerHTML) continue;
		const list = part.querySelector("[data-follow-list]");
		const items = next.querySelector("[data-follow-list]");
		if (list && items) addItems(list, items);
		else replacePart(part, next);
	}
}

/** @param {Element} list @param {Element} fresh */
function addItems(list, fresh) {
	for (const item of [...fresh.children]) if (!document.getElementById(item.id)) list.append(item);
}

/** @param {Element} part @param {Element} fresh */
function replacePart(part, fresh) {
	const { activeElement } = document;
	const isInside = part.contains(activeElement);
	// Somebody is about to choose or press something.
	if (isInside && !(activeElement instanceof HTMLAnchorElement) && part.querySelector("form")) return;
	const focused = isInside ? activeElement?.getAttribute("href") : undefined;
	part.replaceChildren(...fresh.childNodes);
	if (focused === undefined) return;
	const links = [...part.querySelectorAll("a")];
	const same = links.find((link) => link.getAttribute("href") === focused);
	(same ?? document.querySelector("main"))?.focus({ preventScroll: true });
}

/** What somebody types in stays where it is on the screen. @param {() => void} change */
function keepPlace(change) {
	const field = document.activeElement;
	const isField = field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement;
	if (!isField) return change();
	const root = document.documentElement;
	// Browsers that also keep the place would scroll twice.
	root.style.overflowAnchor = "none";
	const before = field.getBoundingClientRect().top;
	change();
	scrollBy({ top: field.getBoundingClientRect().top - before, behavior: "instant" });
	requestAnimationFrame(() => root.style.removeProperty("overflow-anchor"));
}

const isTyped = () =>
	[...document.querySelectorAll("main textarea")].some(
		(field) => field instanceof HTMLTextAreaElement && field.value !== field.defaultValue,
	);

/** The text that is announced: that of the last such attribute, or of its element. @param {ParentNode} shown */
function newsOf(shown) {
	/** @type {NodeListOf<HTMLElement>} */
	const all = shown.querySelectorAll("[data-follow-news]");
	const last = [...all].at(-1);
	return last?.dataset.followNews || (last?.textContent ?? "");
}
