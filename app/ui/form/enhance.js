// @ts-check
/* Enhances pages that work without scripts. It listens on the document, so it needs no set-up and works
   with screens that React renders. It hides elements that React may own, and never removes them. */

export {};

/** @param {EventTarget | null} target @param {string} selector @returns {HTMLElement | null} */
const up = (target, selector) => (target instanceof Element ? target.closest(selector) : null);

/** @param {Element} flash */
function dismiss(flash) {
	const held = flash.contains(document.activeElement);
	flash.setAttribute("hidden", "");
	if (held) document.querySelector("main")?.focus();
}

/** @param {Element} flash */
function dismissSoon(flash) {
	setTimeout(() => (flash.matches(":hover, :focus-within") ? dismissSoon(flash) : dismiss(flash)), 4500);
}

/** @param {Element} menu */
function closeMenu(menu) {
	if (menu.contains(document.activeElement)) menu.querySelector("summary")?.focus();
	menu.removeAttribute("open");
}

/** @type {WeakSet<Element>} */
const initialized = new WeakSet();
/** Open dialogs, each with what had the focus before it. @type {Map<HTMLDialogElement, Element | null>} */
const dialogs = new Map();

/**
 * Going to the URL's fragment after loading takes the focus away from an open dialog. @param {Element} dialog
 */
function focusAgain(dialog) {
	/** @type {HTMLElement | null} */
	const first = dialog.querySelector("[autofocus]");
	if (document.activeElement === document.body) first?.focus();
}

function look() {
	storeCartCount();
	for (const [dialog, before] of dialogs) {
		if (dialog.isConnected) continue;
		dialogs.delete(dialog);
		const isThere = before instanceof HTMLElement && before.isConnected && before !== document.body;
		if (!isThere) {
			returnFocus();
			continue;
		}
		note("closedDialog", "");
		before.focus();
	}
	for (const part of document.querySelectorAll("[data-flash=brief], dialog[data-dialog][open]")) {
		if (initialized.has(part)) continue;
		initialized.add(part);
		if (part.matches("[data-flash]")) {
			dismissSoon(part);
			continue;
		}
		const dialog = /** @type {HTMLDialogElement} */ (part);
		// Old browsers show it as the page itself does.
		if (!dialog.showModal) continue;
		dialogs.set(dialog, document.activeElement);
		part.removeAttribute("open");
		const within = /** @type {HTMLElement | null} */ (part.querySelector(":focus"));
		dialog.showModal();
		within?.focus();
		if (document.readyState !== "complete") addEventListener("load", () => focusAgain(part), { once: true });
		part.addEventListener("cancel", (event) => {
			event.preventDefault();
			if (isTypedIn(part)) return;
			/** @type {HTMLElement | null} */ (part.querySelector("[data-close]:not([tabindex])"))?.click();
		});
	}
}

/**
 * Stores the page of a dialog that was just closed, and which of its links was followed. @param {string} name
 * @param {string | number} value
 */
function note(name, value) {
	try {
		sessionStorage[name] = value;
	} catch {
		// Storage is off: the focus stays where a new page puts it.
	}
}

/** @param {string} href */
const linksTo = (href) => [...document.links].filter((link) => link.href === href && !link.closest("dialog"));

/** What came back with errors was typed, too. @param {Element | null} dialog */
const isTypedIn = (dialog) =>
	/** @type {HTMLInputElement[]} */ ([
		...(dialog?.querySelectorAll("input:not([type=hidden]), textarea") ?? []),
	]).some(
		(field) =>
			field.value !== field.defaultValue ||
			field.checked !== field.defaultChecked ||
			field.matches("[aria-invalid=true]"),
	);

/**
 * Returns the focus to a link that opens the dialog just closed: what opened it may have been on another
 * screen, or in another document.
 */
function returnFocus() {
	try {
		const from = sessionStorage.closedDialog;
		delete sessionStorage.closedDialog;
		if (!from || document.activeElement !== document.body || document.querySelector("dialog[open]")) return;
		const openers = linksTo(from);
		const opener = openers[sessionStorage.openedBy] ?? openers[0];
		const menu = opener?.closest("details:not([open])");
		/** @type {HTMLElement | null | undefined} */ (menu ? menu.querySelector("summary") : opener)?.focus();
	} catch {
		// Storage is off: the focus stays where a new page puts it.
	}
}

document.addEventListener("click", (event) => {
	const { target } = event;
	const flash = up(target, "[data-dismiss]")?.closest("[data-flash]");
	if (flash) {
		event.preventDefault();
		dismiss(flash);
	}
	const link = /** @type {HTMLAnchorElement | null} */ (up(target, "a[href]:not([data-close])"));
	if (link) note("openedBy", linksTo(link.href).indexOf(link));
	const close = up(target, "a[data-close]");
	// A click outside, like Escape, is easily made by accident, so it does not discard what was typed.
	if (close?.matches(".dialog-outside") && isTypedIn(close.closest("dialog"))) event.preventDefault();
	else if (close?.getAttribute("href")?.startsWith("#")) close.closest("dialog")?.close?.();
	else if (close) note("closedDialog", location.href.replace(/#.*/, ""));
	for (const menu of document.querySelectorAll("details[data-menu][open]")) {
		if (!menu.contains(/** @type {Node} */ (target)) || up(target, "a")) closeMenu(menu);
	}
});

// A menu of the last row in view opens below the window.
document.addEventListener(
	"toggle",
	({ target }) => {
		const panel = up(target, "main details[data-menu][open]")?.querySelector(".menu-panel");
		panel?.scrollIntoView({ block: "nearest" });
	},
	true,
);

// The keyboard of a phone only opens for a field that gets the focus within the press.
document.addEventListener("click", (event) => {
	if (!up(event.target, "[href='#find']")) return;
	event.preventDefault();
	location.hash = "find";
	/** @type {HTMLElement | null} */ (document.querySelector("#find input"))?.focus();
});

/** Loads the script of a search field that suggests. @param {EventTarget | null} target */
function suggest(target) {
	const { suggest: script } = target instanceof HTMLInputElement ? target.dataset : {};
	if (script) import(/* @vite-ignore */ script).catch(() => {});
}
document.addEventListener("focusin", ({ target }) => suggest(target));
suggest(document.activeElement);

document.addEventListener("keydown", (event) => {
	if (event.key !== "Escape") return;
	// Browsers ask only once whether a dialog may close.
	if (isTypedIn(document.querySelector("dialog[open]"))) event.preventDefault();
	for (const menu of document.querySelectorAll("details[data-menu][open]")) closeMenu(menu);
});

/**
 * The control that received the last key press. A form that submits on change does not do so after a key,
 * because arrow keys pass over choices that are not meant (WCAG 3.2.2). It shows its button instead.
 * @type {EventTarget | null}
 */
let typedIn = null;
document.addEventListener("keydown", ({ target, key }) => {
	typedIn = target;
	if (key !== "Tab") up(target, "form[data-auto-submit]")?.setAttribute("data-keyed", "");
});
document.addEventListener("pointerdown", () => {
	typedIn = null;
});

document.addEventListener("change", ({ target }) => {
	const form = up(target, "form[data-auto-submit]");
	if (form instanceof HTMLFormElement && target !== typedIn) form.requestSubmit?.();
	if (target instanceof HTMLInputElement && target.name === "checkIn") leaveLater(target);
});

/** A link whose page its script shows in a dialog. */
document.addEventListener("click", (event) => {
	const link = /** @type {HTMLAnchorElement | null} */ (up(event.target, "a[data-dialog-script]"));
	if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
	event.preventDefault();
	import(/* @vite-ignore */ String(link.dataset.dialogScript))
		.then(({ openDialog }) => openDialog(link))
		.catch(() => location.assign(link.href));
});

/** Whether a form has one calendar for its dates, and the browser can show it. @param {EventTarget | null} field */
const hasCalendar = (field) => up(field, "form[data-dates] [type=date]") && window.HTMLDialogElement;

// Before the browser opens a calendar of its own for each field.
addEventListener(
	"click",
	(event) => {
		const { target: field } = event;
		if (!(field instanceof HTMLInputElement) || !hasCalendar(field)) return;
		event.preventDefault();
		openDates(field);
	},
	true,
);
addEventListener(
	"keydown",
	(event) => {
		const { target: field, key, altKey } = event;
		const opens = key === " " || key === "F4" || (altKey && key === "ArrowDown");
		if (!opens || !(field instanceof HTMLInputElement) || !hasCalendar(field)) return;
		event.preventDefault();
		openDates(field);
	},
	true,
);

/** @param {HTMLInputElement} field */
function openDates(field) {
	import(/* @vite-ignore */ String(field.form?.dataset.dates))
		.then(({ openDates: open }) => open(field))
		.catch(() => field.showPicker?.());
}

const DAY_MS = 864e5;

/** Check-out must be after check-in. @param {HTMLInputElement} checkIn */
function leaveLater(checkIn) {
	const checkOut = checkIn.form?.elements.namedItem("checkOut");
	// NaN without a date, or in browsers without date fields.
	const next = checkIn.valueAsNumber + DAY_MS;
	if (!(checkOut instanceof HTMLInputElement) || Number.isNaN(next) || checkOut.valueAsNumber >= next) return;
	checkOut.valueAsNumber = next;
}

/** Forms that are being sent, each with a function that resets it. @type {Map<Element, () => void>} */
const sent = new Map();

// Runs before all other handlers, so that none of them sees a second submit.
addEventListener(
	"submit",
	(event) => {
		if (!(event.target instanceof Element) || !event.target.matches("[method=post][aria-busy=true]")) return;
		event.preventDefault();
		event.stopImmediatePropagation();
	},
	true,
);

// Accepting cookies needs no new page: the response's cookie is enough.
addEventListener("submit", (event) => {
	const { target } = event;
	const bar = up(target, ".cookie-bar");
	if (event.defaultPrevented || !bar || !(target instanceof HTMLFormElement)) return;
	event.preventDefault();
	const body = new URLSearchParams();
	for (const [name, value] of new FormData(target)) body.append(name, String(value));
	fetch(target.action, { method: "POST", body, redirect: "manual" }).catch(() => {});
	bar.setAttribute("hidden", "");
	document.querySelector("main")?.focus({ preventScroll: true });
});

// A heart changes in place: the answer is the same page with another heart. If it is not, the page is sent for a message.
addEventListener("submit", async (event) => {
	const { target: form } = event;
	if (event.defaultPrevented || !(form instanceof HTMLFormElement) || !form.matches(".heart")) return;
	event.preventDefault();
	form.setAttribute("aria-busy", "true");
	const body = new URLSearchParams();
	for (const [name, value] of new FormData(form)) body.append(name, String(value));
	try {
		const answer = await fetch(form.action, { method: "POST", body });
		const page = new DOMParser().parseFromString(await answer.text(), "text/html");
		const card = page.getElementById(form.closest("[id]")?.id ?? "");
		const fresh = /** @type {HTMLFormElement | null | undefined} */ (card?.querySelector(".heart"));
		if (!fresh || fresh.action === form.action) throw new Error("not changed");
		const isFocused = form.contains(document.activeElement);
		form.replaceWith(fresh);
		if (isFocused) fresh.querySelector("button")?.focus();
	} catch {
		form.submit();
	}
});

// Runs after all other handlers, which may have stopped the event. The button stays enabled, because its
// value is read later. Its busy state is an attribute with a style: changing the text could break React's
// hydration.
addEventListener("submit", ({ target, submitter, defaultPrevented }) => {
	if (defaultPrevented || !(target instanceof HTMLFormElement)) return;
	const button = submitter ?? target.querySelector("button");
	target.setAttribute("aria-busy", "true");
	if (button?.dataset.busy) button.setAttribute("aria-label", button.dataset.busy);
	const undo = () => {
		target.removeAttribute("aria-busy");
		if (button?.dataset.busy) button.removeAttribute("aria-label");
		sent.delete(target);
	};
	sent.set(target, undo);
	// After a download or a stopped request, this page stays.
	setTimeout(undo, 15_000);
});

addEventListener("pageshow", () => {
	for (const undo of sent.values()) undo();
});

/** Remembers which language a person chose. @param {string} language */
function rememberLanguage(language) {
	try {
		localStorage.language = language;
	} catch {
		// Storage is off: another one is offered again.
	}
}

document.addEventListener("click", ({ target }) => {
	const link = up(target, "a[hreflang]");
	if (link instanceof HTMLAnchorElement) rememberLanguage(link.hreflang);
});

/** Offers this page in the first language of the browser that the market has, until one is chosen. */
function offerLanguage() {
	/** @type {NodeListOf<HTMLAnchorElement>} */
	const links = document.querySelectorAll("#footer a[hreflang]");
	const wanted = navigator.languages
		.map((name) => [...links].find(({ hreflang }) => hreflang === name.slice(0, 2)))
		.find(Boolean);
	const script = up(wanted ?? null, "[data-offer]")?.dataset.offer;
	try {
		if (!wanted || !script || wanted.matches("[aria-current]") || localStorage.language) return;
	} catch {
		return;
	}
	import(/* @vite-ignore */ script)
		.then((offer) => offer.showOffer(wanted, rememberLanguage))
		.catch(() => {});
}
// A screen that React takes over stays as the server sent it.
if (!("__remixContext" in window)) offerLanguage();

const CART = "[data-cart-count]";
/** What paths in the language of the page begin with. */
const [PREFIX = ""] = /^\/[a-z]{2}(?=\/|$)/.exec(location.pathname) ?? [];

/** Stores the number of units in the cart for other tabs, once for each that arrives. */
function storeCartCount() {
	const cart = [...document.querySelectorAll(CART)].pop();
	if (!cart || initialized.has(cart)) return;
	initialized.add(cart);
	try {
		localStorage.cartCount = cart.getAttribute("data-cart-count");
	} catch {
		// Storage is off or full: the count is also in the header.
	}
}

/** Back and Forward show pages as they were left, with the counts of then. */
async function refreshCounts() {
	document.dispatchEvent(new Event("live-change"));
	const old = [...document.querySelectorAll(CART)].pop();
	const html = await fetch(
		`${PREFIX}/cart/count${old?.matches("[data-always-shown]") ? "?always" : ""}`,
	).then(
		(answer) => (answer.ok ? answer.text() : ""),
		() => "",
	);
	if (!html || !old) return;
	old.insertAdjacentHTML("afterend", html);
	// React owns the first one on a hydrated screen.
	if (old.previousElementSibling?.matches(CART)) old.remove();
	else old.setAttribute("hidden", "");
}

const [arrival] = /** @type {PerformanceNavigationTiming[]} */ (performance.getEntriesByType("navigation"));
const isKept = arrival?.type === "back_forward";
const shownCart = document.querySelector(CART);
if (isKept && shownCart) initialized.add(shownCart);
addEventListener("pageshow", ({ persisted }) => {
	if (persisted || isKept) refreshCounts();
});

returnFocus();
look();
new MutationObserver(look).observe(document.documentElement, { childList: true, subtree: true });
