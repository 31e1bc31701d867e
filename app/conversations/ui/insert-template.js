// @ts-check
/* Adds the chosen reply template after what is typed, without loading the page. The server fills in its fields. */

addEventListener("click", async (event) => {
	const button = event.target instanceof Element ? event.target.closest("button[value=template]") : null;
	const form = button?.closest("form");
	const message = form?.querySelector("textarea");
	// Without a choice the page says so.
	if (!form || !message || !form.querySelector("select")?.value) return;
	event.preventDefault();
	const asked = new FormData(form, /** @type {HTMLButtonElement} */ (button));
	asked.set("message", "");
	// Chosen pictures stay in the form.
	asked.delete("photos");
	const page = await read(form.action, asked);
	const text = page?.querySelector("textarea")?.value;
	if (!text) return form.requestSubmit(/** @type {HTMLButtonElement} */ (button));
	message.value = [message.value.trimEnd(), text].filter(Boolean).join("\n\n");
	message.dispatchEvent(new Event("input", { bubbles: true }));
	message.focus();
});

/** The page that answers a form; undefined when it can't be read. @param {string} action @param {FormData} body */
async function read(action, body) {
	try {
		const answer = await fetch(action, { method: "POST", headers: { Accept: "text/html" }, body });
		return answer.ok ? new DOMParser().parseFromString(await answer.text(), "text/html") : undefined;
	} catch {
		return undefined;
	}
}
