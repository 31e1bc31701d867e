// @ts-check
/* Shows the fields of a chosen country: sends the form as its button does, without files, and replaces the parts of the
   form that depend on the country. What else was typed stays. Whatever fails here, the form itself says what is missing. */

/** @type {AbortController | undefined} */
let latest;

/** @param {HTMLFormElement} form */
async function followCountry(form) {
	latest?.abort();
	const mine = new AbortController();
	latest = mine;
	const typed = new FormData(form);
	for (const [name, value] of [...typed]) if (value instanceof File) typed.delete(name);
	typed.set("intent", "country");
	const isMultipart = form.enctype === "multipart/form-data";
	const body = isMultipart ? typed : new URLSearchParams(/** @type {any} */ (typed));
	try {
		const address = form.getAttribute("action") ?? location.href;
		const answer = await fetch(address, { method: "POST", body, signal: mine.signal });
		const page = new DOMParser().parseFromString(await answer.text(), "text/html");
		for (const part of form.querySelectorAll("[data-country-part]")) {
			const name = part.getAttribute("data-country-part");
			const fresh = page.querySelector(`[data-country-part="${name}"]`);
			if (fresh && !mine.signal.aborted) part.replaceWith(fresh);
		}
	} catch {
		// The form shows the fields when it is sent.
	}
}

addEventListener("change", ({ target }) => {
	if (target instanceof HTMLSelectElement && target.name === "country" && target.form)
		followCountry(target.form);
});
