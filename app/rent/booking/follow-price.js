// @ts-check
/* Shows the price of a move again while the customer changes what it depends on: sends the form as Show price does, and
   replaces only the prices and the text of the button that books. Begins once a price is shown, the first questions are
   answered, or those that add to it are open. Whatever fails here, booking compares the price with the one that was shown. */

const NOT_PRICED = /^(name|contact|email|quote)$/;
const START = ["fromZip", "toZip", "bookingDate"];
const REQUIRED = ["currentAddress", "newAddress", "vehicleType", "bookingDate", "bookingTime"];
const PAUSE_MS = 500;
const LIMIT_MS = 60_000;

const form = /** @type {HTMLFormElement} */ (document.getElementById("book"));
/** The answer to the first questions, and the price above the button. */
const prices = /** @type {HTMLElement[]} */ ([...form.querySelectorAll("[data-price]")]);

/** @type {AbortController | undefined} */
let request;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let pause;
let waitsUntil = 0;

/** The button that books, below the price. @param {ParentNode} page */
const bookingButton = (page) => page.querySelector("#book button[data-busy]:not([name])");

/** @param {string[]} names */
function areAnswered(names) {
	const values = new FormData(form);
	return names.every((name) => values.get(name));
}

const isShown = () => prices.some((price) => price.childElementCount > 0);

const isWanted = () =>
	isShown() || areAnswered(START) || form.querySelector("details[open] [name=helpers]") !== null;

/** @param {boolean} busy */
function setBusy(busy) {
	for (const price of prices) price.setAttribute("aria-busy", String(busy));
}

/** Says that the shown price no longer fits, once. */
function markOutdated() {
	const shown = form.querySelector("[data-price] > section");
	if (!shown || shown.querySelector("[data-outdated]")) return;
	const note = document.createElement("p");
	note.dataset.outdated = "";
	note.className = "mt-3 font-semibold";
	note.textContent = form.querySelector("[data-outdated-text]")?.getAttribute("data-outdated-text") ?? "";
	shown.append(note);
	for (const price of prices) if (!price.contains(shown)) price.textContent = "";
}

/** @param {Document} page */
function show(page) {
	const fresh = [...page.querySelectorAll("#book [data-price]")];
	// Without a price before and its first questions, nobody has asked about one.
	if (!page.querySelector("#book [name=quote]") && !isShown() && !areAnswered(START)) return;
	for (const [index, price] of prices.entries()) {
		price.textContent = "";
		price.append(...(fresh[index]?.childNodes ?? []));
	}
	const [button, next] = [bookingButton(document), bookingButton(page)];
	if (button && next) button.textContent = next.textContent;
}

async function follow() {
	request?.abort();
	const mine = new AbortController();
	request = mine;
	const body = new URLSearchParams();
	for (const [name, value] of new FormData(form)) body.append(name, String(value));
	// Nothing was agreed to yet, so the answer lists no changes.
	body.delete("quote");
	body.set("intent", "price");
	setBusy(true);
	try {
		const answer = await fetch(form.action, { method: "POST", body, signal: mine.signal });
		const page = new DOMParser().parseFromString(await answer.text(), "text/html");
		if (mine.signal.aborted) return;
		if (answer.status === 429) waitsUntil = Date.now() + LIMIT_MS;
		if (answer.status === 200) show(page);
		else markOutdated();
	} catch {
		if (mine.signal.aborted) return;
		markOutdated();
	}
	setBusy(false);
}

form.addEventListener("input", ({ target }) => {
	if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return;
	if (NOT_PRICED.test(target.name) || !isWanted()) return;
	clearTimeout(pause);
	request?.abort();
	if (Date.now() < waitsUntil || !(areAnswered(REQUIRED) || areAnswered(START))) return markOutdated();
	pause = setTimeout(follow, PAUSE_MS);
});

form.addEventListener("submit", () => {
	clearTimeout(pause);
	request?.abort();
});
