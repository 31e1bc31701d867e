// @ts-check
/* Shows the price of a move again while the customer changes what it depends on: sends the form as Show price does, and
   replaces only the price and the text of the button that books. Begins once a price is shown, or the questions about
   it are open. Whatever fails here, booking compares the price with the one that was shown. */

const NOT_PRICED = /^(name|contact|email|quote)$/;
const REQUIRED = ["currentAddress", "newAddress", "vehicleType", "bookingDate", "bookingTime"];
const PAUSE_MS = 500;
const LIMIT_MS = 60_000;
const OUTDATED = "This price is for your earlier answers. You will see the current one before you book.";

const form = /** @type {HTMLFormElement} */ (document.getElementById("book"));
const price = /** @type {HTMLElement} */ (form.querySelector("[data-price]"));

/** @type {AbortController | undefined} */
let request;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let pause;
let waitsUntil = 0;

/** The button that books, below the price. @param {ParentNode} page */
const bookingButton = (page) => page.querySelector("#book button[data-busy]:not([name])");

const isWanted = () =>
	price.childElementCount > 0 || form.querySelector("details[open] [name=homeSize]") !== null;

/** Says that the shown price no longer fits, once. */
function markOutdated() {
	const shown = price.querySelector("section");
	if (!shown || shown.querySelector("[data-outdated]")) return;
	const note = document.createElement("p");
	note.dataset.outdated = "";
	note.className = "mt-3 font-semibold";
	note.textContent = OUTDATED;
	shown.append(note);
}

/** @param {Document} page */
function show(page) {
	const fresh = page.querySelector("#book [data-price]");
	// Without a price before, nobody has asked about one.
	if (!fresh || (!fresh.querySelector("[name=quote]") && price.childElementCount === 0)) return;
	price.replaceChildren(...fresh.childNodes);
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
	price.setAttribute("aria-busy", "true");
	try {
		const answer = await fetch("/trucking-home", { method: "POST", body, signal: mine.signal });
		const page = new DOMParser().parseFromString(await answer.text(), "text/html");
		if (mine.signal.aborted) return;
		if (answer.status === 429) waitsUntil = Date.now() + LIMIT_MS;
		if (answer.status === 200) show(page);
		else markOutdated();
	} catch {
		if (mine.signal.aborted) return;
		markOutdated();
	}
	price.removeAttribute("aria-busy");
}

form.addEventListener("input", ({ target }) => {
	if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return;
	if (NOT_PRICED.test(target.name) || !isWanted()) return;
	clearTimeout(pause);
	request?.abort();
	const values = new FormData(form);
	if (Date.now() < waitsUntil || REQUIRED.some((name) => !values.get(name))) return markOutdated();
	pause = setTimeout(follow, PAUSE_MS);
});

form.addEventListener("submit", () => {
	clearTimeout(pause);
	request?.abort();
});
