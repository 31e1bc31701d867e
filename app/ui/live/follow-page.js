// @ts-check
/* Keeps a page up to date: when its event stream reports a change, the page is fetched again. Each part
   (`data-follow-part`) becomes the new one with the same name, and a list (`data-follow-list`) only gets the items it
   lacks. Everything else stays, such as a form in which somebody types. What somebody uses stays where it is on the
   screen; a part whose form is being filled in, or whose control is pointed at, waits. The text in `data-follow-news` is
   announced when it differs. `data-follow-state` says when the page may be old. */

const PATIENCE_MS = 15_000;
const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 30_000;
const CONTROLS = "a[href], button, input, select, textarea, summary, label";
/** The control that the pointer is over. Old browsers know no `:is()`. */
const POINTED = CONTROLS.split(", ")
	.map((control) => `main ${control}:hover`)
	.join(", ");

/** @type {HTMLElement | null} */
const announcer = document.querySelector("[data-follow]");
if (announcer?.dataset.follow && announcer.dataset.followStream)
	follow(announcer, announcer.dataset.follow, announcer.dataset.followStream);

/** @param {HTMLElement} status @param {string} path @param {string} stream */
async function follow(status, path, stream) {
	/** @type {HTMLElement | null} */
	const stateLine = document.querySelector("[data-follow-state]");
	/** @type {AbortController | undefined} */
	let request;
	let failures = 0;
	let isLost = false;
	/** @type {"late" | "held" | undefined} */
	let behind;
	/** @type {ReturnType<typeof setTimeout> | undefined} */
	let retry;

	const [{ keepStream }, { update }] = await Promise.all([
		/** @type {Promise<typeof import("./live-stream.js")>} */ (linked("liveStream")),
		/** @type {Promise<typeof import("./in-place.js")>} */ (linked("pageUpdate")),
	]);

	const showState = () => {
		const state = isLost ? "lost" : behind;
		const asOf = document.querySelector("[data-as-of] time")?.textContent ?? "";
		if (stateLine) stateLine.textContent = (state && stateLine.dataset[state]?.replace("{time}", asOf)) ?? "";
	};
	/** @param {"late" | "held"} why */
	const tryLater = (why) => {
		behind = why;
		showState();
		const pause = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (why === "late" ? failures++ : 0));
		clearTimeout(retry);
		retry = setTimeout(refresh, pause);
	};
	const refresh = async () => {
		clearTimeout(retry);
		request?.abort();
		const mine = new AbortController();
		request = mine;
		const patience = setTimeout(() => mine.abort(), PATIENCE_MS);
		const page = await read(path, mine.signal);
		clearTimeout(patience);
		if (request !== mine) return;
		if (page === undefined) return tryLater("late");
		// No longer visible to this person: go to the form that asks who they are, unless that loses what they typed.
		if (page instanceof URL) return isTyped() ? undefined : location.assign(page);
		failures = 0;
		const before = newsOf(document);
		let isHeld = false;
		keepPlace(() => {
			isHeld = updateParts(page, update);
		});
		const after = newsOf(document);
		if (after !== before) status.textContent = after;
		if (isHeld) return tryLater("held");
		behind = undefined;
		showState();
	};
	const shared = sharedTopics(stream);
	const updateBadges = () => void (shared && document.dispatchEvent(new Event("live-change")));
	keepStream(shared ?? stream, {
		onChange: (topics) => {
			if (!shared || topics.split(" ").some((topic) => stream.includes(`topic=${topic}`))) refresh();
			updateBadges();
		},
		onOpen: (isAgain) => {
			// What happened between the page's response and the first opening is not reported.
			if (isAgain || "followAtOnce" in status.dataset) refresh();
			updateBadges();
		},
		onPoll: () => {
			refresh();
			updateBadges();
		},
		onState: (state) => {
			isLost = state === "lost";
			showState();
			// No longer visible to this browser: the page itself says so.
			if (state === "session ended" || state === "role changed") refresh();
		},
	});
}

/** A script that was loaded with the page. @param {"liveStream" | "pageUpdate"} name */
function linked(name) {
	/** @type {NodeListOf<HTMLElement>} */
	const scripts = document.querySelectorAll("script[type=module]");
	const url = [...scripts].find(({ dataset }) => name in dataset)?.dataset[name] ?? "";
	return import(/* @vite-ignore */ url);
}

/**
 * The page as it is now, or the URL that it redirects to; undefined when it can't be read.
 * @param {string} path
 * @param {AbortSignal} signal
 */
async function read(path, signal) {
	try {
		const answer = await fetch(path, { signal });
		if (answer.redirected) return new URL(answer.url);
		return answer.ok ? new DOMParser().parseFromString(await answer.text(), "text/html") : undefined;
	} catch {
		return undefined;
	}
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

/**
 * Whether a part has to wait.
 * @param {Document} fresh
 * @param {(old: Node, fresh: ChildNode) => void} update
 */
function updateParts(fresh, update) {
	let isHeld = false;
	/** @type {NodeListOf<HTMLElement>} */
	const parts = document.querySelectorAll("[data-follow-part]");
	for (const part of parts) {
		const next = fresh.querySelector(`[data-follow-part="${part.dataset.followPart}"]`);
		if (!next || next.innerHTML === part.innerHTML) continue;
		const list = part.querySelector("[data-follow-list]");
		const items = next.querySelector("[data-follow-list]");
		if (list && items) addItems(list, items);
		else if (mustWait(part)) isHeld = true;
		else updatePart(part, next, update);
	}
	return isHeld;
}

/** @param {Element} list @param {Element} fresh */
function addItems(list, fresh) {
	for (const item of [...fresh.children]) if (!document.getElementById(item.id)) list.append(item);
}

/** Somebody is about to choose or press something. @param {Element} part */
function mustWait(part) {
	const { activeElement } = document;
	if (part.contains(activeElement) && activeElement?.closest("form")) return true;
	return part.querySelector(POINTED) !== null || [...part.querySelectorAll("form")].some(isChanged);
}

/** @param {Element} part @param {Element} fresh @param {(old: Node, fresh: ChildNode) => void} update */
function updatePart(part, fresh, update) {
	const focused = part.contains(document.activeElement) ? document.activeElement : null;
	const href = focused?.getAttribute("href");
	update(part, fresh);
	if (!focused || document.activeElement === focused) return;
	const same = [...part.querySelectorAll("a")].find((link) => link.getAttribute("href") === href);
	(same ?? document.querySelector("main"))?.focus({ preventScroll: true });
}

/** What somebody uses stays where it is on the screen. @param {() => void} change */
function keepPlace(change) {
	const { activeElement } = document;
	const used = activeElement?.matches(CONTROLS) ? activeElement : document.querySelector(POINTED);
	if (!used) return change();
	const root = document.documentElement;
	// Browsers that also keep the place would scroll twice.
	root.style.overflowAnchor = "none";
	const before = used.getBoundingClientRect().top;
	change();
	if (used.isConnected) scrollBy({ top: used.getBoundingClientRect().top - before, behavior: "instant" });
	requestAnimationFrame(() => root.style.removeProperty("overflow-anchor"));
}

const isTyped = () => [...document.querySelectorAll("main form")].some(isChanged);

/** @param {Element} form */
const isChanged = (form) =>
	/** @type {(HTMLInputElement & HTMLSelectElement)[]} */ ([
		...form.querySelectorAll("input, select, textarea"),
	]).some((field) =>
		field.options
			? [...field.options].some((option) => option.selected !== option.defaultSelected)
			: field.value !== field.defaultValue || field.checked !== field.defaultChecked,
	);

/** The text that is announced: that of the last such attribute, or of its element. @param {ParentNode} shown */
function newsOf(shown) {
	/** @type {NodeListOf<HTMLElement>} */
	const all = shown.querySelectorAll("[data-follow-news]");
	const last = all[all.length - 1];
	return last?.dataset.followNews || (last?.textContent ?? "");
}
