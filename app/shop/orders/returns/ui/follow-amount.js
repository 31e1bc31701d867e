// @ts-check
/* Shows again what a return brings back while its quantities change: sends the form as Show amount does. */

export {};

const PAUSE_MS = 400;

const form = /** @type {HTMLFormElement} */ (document.getElementById("return"));
const shown = form.querySelector("[data-amount]");

/** @type {AbortController | undefined} */
let request;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let pause;

async function follow() {
	const mine = new AbortController();
	request = mine;
	const body = new URLSearchParams();
	for (const [name, value] of new FormData(form)) body.append(name, String(value));
	body.set("intent", "amount");
	try {
		const answer = await fetch(location.pathname, { method: "POST", body, signal: mine.signal });
		const page = new DOMParser().parseFromString(await answer.text(), "text/html");
		if (mine.signal.aborted) return;
		// The form explains a wrong quantity when it is sent.
		shown?.replaceChildren(...((answer.ok && page.querySelector("[data-amount]")?.childNodes) || []));
	} catch {
		// Offline: the button is there.
	}
}

form.addEventListener("input", ({ target }) => {
	if (!(target instanceof HTMLInputElement) || !target.name.startsWith("quantity")) return;
	clearTimeout(pause);
	request?.abort();
	// An amount that no longer fits is worse than none.
	shown?.replaceChildren();
	pause = setTimeout(follow, PAUSE_MS);
});
