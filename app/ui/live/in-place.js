// @ts-check
/* Updates the filters, sort order and pages of a plain list in place: it fetches the link or GET form, and
   replaces the parts of `[data-in-place]` that differ. Focus and scroll position stay. If anything fails,
   the browser follows the link or the form itself. Pages without such a list use `update` alone. */

const REGION = "[data-in-place]";
const CONTROLS = "a[href], button, input:not([type=hidden]), select, textarea, summary";
/** Replaced as a whole: an image would show the old picture next to the new name while it loads. */
const WHOLE = new Set(["PICTURE", "IMG", "svg", "SCRIPT", "NOSCRIPT"]);

const region = /** @type {HTMLElement} */ (document.querySelector(REGION));
if (region) start();

/** The path and query of the displayed list. */
let shown = location.pathname + location.search;
/** @type {AbortController | undefined} */
let request;

/** @param {Node} old @param {Node} fresh */
const isAlike = (old, fresh) =>
	old.nodeName === fresh.nodeName &&
	(!(old instanceof Element && fresh instanceof Element) ||
		(old.id === fresh.id && old.classList[0] === fresh.classList[0]));

/** @param {Element} old @param {Element} fresh */
function updateAttributes(old, fresh) {
	// Open panels stay open, and a form that was used with the keyboard keeps its button.
	for (const name of old.getAttributeNames())
		if (!fresh.hasAttribute(name) && name !== "open" && name !== "data-keyed") old.removeAttribute(name);
	for (const name of fresh.getAttributeNames())
		if (old.getAttribute(name) !== fresh.getAttribute(name))
			old.setAttribute(name, fresh.getAttribute(name) ?? "");
}

/**
 * Makes `old` equal to `fresh`, and keeps the elements that both have. @param {Node} old @param {ChildNode}
 * fresh
 */
export function update(old, fresh) {
	if (!(old instanceof Element && fresh instanceof Element)) {
		old.nodeValue = fresh.nodeValue;
		return;
	}
	if (WHOLE.has(old.nodeName)) {
		if (!old.isEqualNode(fresh)) old.replaceWith(fresh);
		return;
	}
	updateAttributes(old, fresh);
	let next = old.firstChild;
	for (const child of [...fresh.childNodes]) {
		let match = next;
		while (match && !isAlike(match, child)) match = match.nextSibling;
		if (!match) {
			old.insertBefore(child, next);
			continue;
		}
		while (next && next !== match) next = removeAndNext(next);
		next = match.nextSibling;
		update(match, child);
	}
	while (next) next = removeAndNext(next);
	updateValue(old, fresh);
}

/** @param {ChildNode} node */
function removeAndNext(node) {
	const next = node.nextSibling;
	node.remove();
	return next;
}

/** A field that was typed in no longer follows its attributes. @param {Element} old @param {Element} fresh */
function updateValue(old, fresh) {
	if (old === document.activeElement) return;
	if (old instanceof HTMLInputElement && fresh instanceof HTMLInputElement) {
		old.value = fresh.value;
		old.checked = fresh.checked;
	} else if (old instanceof HTMLSelectElement && fresh instanceof HTMLSelectElement) old.value = fresh.value;
}

/** The name of a control without its count. @param {Element} control */
function nameOf(control) {
	const texts = [...control.childNodes].filter(
		(node) => !(node instanceof Element && node.matches("[data-varies]")),
	);
	const text = texts.map((node) => node.textContent).join("");
	return [control.localName, control.id, control.getAttribute("name"), text.trim()].join("\n");
}

/** Restores the focus, if the response still has that control. */
function keepFocus() {
	const { activeElement } = document;
	if (!activeElement || activeElement === region || !region.contains(activeElement)) return () => {};
	const name = nameOf(activeElement);
	const at = named(name).indexOf(activeElement);
	return () => {
		const same = named(name);
		if (same.includes(/** @type {HTMLElement} */ (document.activeElement))) return;
		(same[at] ?? same[0] ?? region).focus({ preventScroll: true });
	};
}

/** @param {string} name @returns {Element[] & HTMLElement[]} */
const named = (name) =>
	/** @type {any} */ ([...region.querySelectorAll(CONTROLS)].filter((control) => nameOf(control) === name));

/** @param {URL} url @param {{ isBack?: boolean, isPage?: boolean }} [how] */
async function show(url, { isBack, isPage } = {}) {
	request?.abort();
	const mine = new AbortController();
	request = mine;
	region.setAttribute("aria-busy", "true");
	try {
		const answer = await fetch(url, { signal: mine.signal });
		const page = new DOMParser().parseFromString(await answer.text(), "text/html");
		const fresh = page.querySelector(REGION);
		const to = new URL(answer.url);
		if (mine.signal.aborted) return;
		if (!fresh || to.pathname !== location.pathname) throw new Error("not the list");
		const restoreFocus = keepFocus();
		fresh.setAttribute("tabindex", "-1");
		update(region, fresh);
		document.title = page.title;
		if (!isBack) remember(to);
		shown = to.pathname + to.search;
		if (isBack) scrollTo({ top: history.state?.top ?? scrollY, behavior: "instant" });
		else if (isPage) toStart();
		if (!isPage) restoreFocus();
	} catch {
		if (mine.signal.aborted) return;
		if (isBack) location.reload();
		else location.assign(url);
	}
	region.removeAttribute("aria-busy");
}

/** Adds an entry to the browser's history; an open filter panel stays open. @param {URL} to */
function remember(to) {
	const { hash, pathname, search } = location;
	history.replaceState({ ...history.state, top: scrollY }, "");
	const address = to.pathname + to.search + (hash === "#filters" ? hash : "");
	if (to.pathname + to.search === pathname + search) history.replaceState(history.state, "", address);
	else history.pushState(null, "", address);
}

/** Scrolls to the start of another page of the list. */
function toStart() {
	const start = /** @type {HTMLElement} */ (region.querySelector("#list, table") ?? region);
	start.tabIndex = -1;
	start.focus({ preventScroll: true });
	if (start.getBoundingClientRect().top < 0) start.scrollIntoView({ behavior: "instant" });
}

/** @param {URL} url */
const isList = (url) => url.origin === location.origin && url.pathname === location.pathname;

function start() {
	region.tabIndex = -1;
	document.addEventListener("click", (event) => {
		if (event.defaultPrevented || event.button !== 0) return;
		if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
		const link = event.target instanceof Element ? event.target.closest("a") : null;
		if (!link?.hasAttribute("href") || !region.contains(link) || link.target || link.hasAttribute("download"))
			return;
		const url = new URL(link.href);
		if (!isList(url) || link.getAttribute("href")?.startsWith("#")) return;
		event.preventDefault();
		show(url, { isPage: link.closest("[data-pages]") !== null });
	});

	document.addEventListener("submit", (event) => {
		const { target: form, submitter } = event;
		if (event.defaultPrevented || !(form instanceof HTMLFormElement) || !region.contains(form)) return;
		const url = new URL(form.action);
		if (form.method !== "get" || !isList(url)) return;
		event.preventDefault();
		const fields = [...new FormData(form, submitter)].map(([name, value]) => [name, String(value)]);
		url.search = String(new URLSearchParams(fields));
		show(url);
	});

	addEventListener("popstate", () => {
		if (location.pathname + location.search !== shown) show(new URL(location.href), { isBack: true });
	});

	document.addEventListener("keydown", ({ key }) => {
		const panel = key === "Escape" ? region.querySelector(".filter-panel:target") : null;
		const link = region.querySelector("a[href='#filters']");
		if (!panel || !(link instanceof HTMLElement)) return;
		location.replace("#list");
		link.focus();
	});
}
