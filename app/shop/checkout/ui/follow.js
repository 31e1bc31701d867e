// @ts-check
/* Updates the totals while the customer chooses: sends the form to its own URL and replaces only the
   marked parts of the page, so that nothing typed is lost. */

const FOLLOWED = /^(country|region|deliveryMethod|quantity_.*)$/;
const FIELDS = "input:not([type=hidden]):not([type=radio]):not([type=checkbox]), select, textarea";
const STOPS = "a, button, select, textarea, input:not([type=hidden])";

/** @typedef {HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement} Field */

let isOnItsWay = false;
let isOld = false;

/** The page of the response, or null when it is another page. @param {string} action @param {URLSearchParams} body */
async function ask(action, body) {
	const answer = await fetch(action, { method: "POST", body });
	if (answer.redirected) return void location.assign(answer.url);
	const page = new DOMParser().parseFromString(await answer.text(), "text/html");
	if (page.getElementById("checkout")) return page;
	// A failed page must not lose what was typed.
	if (answer.ok) location.assign(action);
}

/** A quantity's field name contains the shown quantity, so it changes with it. @param {string} name */
const stemOf = (name) => name.replace(/^(quantity_.+_)\d+$/, "$1");

/** The field that replaces another. @param {Field} field @param {Element | Document} within */
function freshOf(field, within) {
	const stem = stemOf(field.name);
	const same = stem === field.name ? `[name="${stem}"]` : `[name^="${stem}"]`;
	return /** @type {Field | null} */ (within.querySelector(same));
}

/** A response that was too late to be shown was processed all the same. @param {Document} page */
function rename(page) {
	for (const field of /** @type {NodeListOf<Field>} */ (document.querySelectorAll("[name^=quantity_]")))
		field.name = freshOf(field, page)?.name ?? field.name;
}

/** A part's markup without its field values. @param {Element} part */
function shapeOf(part) {
	const copy = /** @type {Element} */ (part.cloneNode(true));
	for (const field of copy.querySelectorAll(FIELDS)) field.removeAttribute("value");
	for (const chosen of copy.querySelectorAll("[selected]")) chosen.removeAttribute("selected");
	return copy.outerHTML;
}

/** @param {Document} page @param {URLSearchParams} body */
function show(page, body) {
	// The question stays until it is answered: the next response would not repeat it.
	const isAsking = page.querySelector("[data-part=changes]")?.childElementCount !== 0;
	for (const old of document.querySelectorAll("[data-part]")) {
		const name = old.getAttribute("data-part");
		if (name === "agreedQuote" && isAsking) continue;
		const part = page.querySelector(`[data-part=${name}]`);
		// With nothing left to order there are no totals; their place stays for later.
		if (!part) old.textContent = "";
		if (!part || shapeOf(old) === shapeOf(part)) continue;
		// Keeps what was typed since it was sent.
		for (const field of /** @type {NodeListOf<Field>} */ (old.querySelectorAll(FIELDS))) {
			const fresh = freshOf(field, part);
			if (fresh && field.value !== (body.get(field.name) ?? "")) fresh.value = field.value;
		}
		// Does not move the focus while the form is being filled in; screen readers announce the change.
		for (const greedy of part.querySelectorAll("[autofocus]")) greedy.removeAttribute("autofocus");
		const stop = [...old.querySelectorAll(STOPS)].indexOf(/** @type {Element} */ (document.activeElement));
		old.replaceWith(document.adoptNode(part));
		/** @type {NodeListOf<HTMLElement>} */
		const stops = part.querySelectorAll(STOPS);
		if (stop >= 0) (stops[stop] ?? stops[0])?.focus({ preventScroll: true });
	}
	const cart = page.querySelector("[data-cart-count]");
	if (cart) for (const old of document.querySelectorAll("[data-cart-count]")) old.replaceWith(cart);
	announce(page.querySelector("[data-said]")?.getAttribute("data-said"));
}

/** @param {string | null | undefined} message */
function announce(message) {
	const status = document.querySelector("[data-said]");
	if (status && message) status.textContent = message;
}

/** Says that the shown total no longer fits, until it is replaced. An order is compared with what was shown in any case. */
function markOutdated() {
	const shown = document.querySelector("[data-part=sums]");
	if (!shown || shown.querySelector("[data-outdated]")) return;
	const text = document.querySelector("[data-outdated-text]")?.getAttribute("data-outdated-text") ?? "";
	const note = document.createElement("p");
	note.dataset.outdated = "";
	note.className = "mt-3 font-semibold";
	note.textContent = text;
	shown.append(note);
	// On a phone the summary is folded.
	for (const fold of document.querySelectorAll("details.fold")) fold.setAttribute("open", "");
	announce(text);
}

/** @param {HTMLFormElement} form */
async function follow(form) {
	isOld = true;
	if (isOnItsWay) return;
	isOnItsWay = true;
	try {
		while (isOld) {
			isOld = false;
			const body = new URLSearchParams();
			for (const [name, value] of new FormData(form)) body.append(name, String(value));
			// An open list of countries stays open, because arrow keys step through it.
			body.set("intent", form.querySelector("select[name=country]") ? "country" : "update");
			const page = await ask(form.action, body);
			if (page && isOld) rename(page);
			else if (page) show(page, body);
			else markOutdated();
		}
	} catch {
		// Probably offline.
		markOutdated();
	}
	isOnItsWay = false;
}

// A changed quantity is sent by itself from here on; the Enter key still presses the first button.
document.getElementById("checkout")?.classList.add("follows");

document.addEventListener("change", ({ target }) => {
	if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return;
	if (target.form?.id === "checkout" && FOLLOWED.test(target.name)) follow(target.form);
});
