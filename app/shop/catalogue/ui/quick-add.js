// @ts-check
/* Adds a product of a list to the cart without leaving the list: sends its form, and takes the message and the cart's
   count from the page that answers. If that fails, the browser sends the form itself. */

export {};

const CART = "[data-cart-count]";

// There before its first message, so that it is read aloud.
const note = document.createElement("div");
note.className = "quick-note";
note.setAttribute("aria-live", "polite");
document.querySelector("main")?.append(note);

/** @param {Document} page */
function showCount(page) {
	const fresh = page.querySelector(CART);
	const old = [...document.querySelectorAll(CART)].pop();
	if (fresh && old) old.replaceWith(fresh);
}

document.addEventListener("submit", async (event) => {
	const { target: form, submitter } = event;
	if (event.defaultPrevented || !(form instanceof HTMLFormElement)) return;
	if (!form.matches("[data-quick-add]") || !(submitter instanceof HTMLButtonElement)) return;
	event.preventDefault();
	const card = submitter.closest("article");
	if (card?.getAttribute("aria-busy") === "true") return;
	card?.setAttribute("aria-busy", "true");
	submitter.setAttribute("aria-label", submitter.dataset.busy ?? "");
	const fields = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
	const body = new URLSearchParams([...fields, [submitter.name, submitter.value]]);
	try {
		const answer = await fetch(form.action, { method: "POST", body });
		const page = new DOMParser().parseFromString(await answer.text(), "text/html");
		const message = page.querySelector("#flash");
		if (!message) throw new Error("not the list");
		note.replaceChildren(message);
		showCount(page);
	} catch {
		const choice = document.createElement("input");
		choice.type = "hidden";
		choice.name = submitter.name;
		choice.value = submitter.value;
		form.append(choice);
		form.submit();
	}
	card?.removeAttribute("aria-busy");
	submitter.removeAttribute("aria-label");
});
