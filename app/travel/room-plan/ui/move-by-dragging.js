// @ts-check
/* A stay on the timeline can be dragged to another room: it sends the form of “Move to another room”, which says what
   it did and offers to undo it. */

/** @param {EventTarget | null} target @param {string} selector @returns {HTMLElement | null} */
const around = (target, selector) => (target instanceof Element ? target.closest(selector) : null);

/** @type {HTMLElement | null} */
let dragged = null;
/** @type {HTMLElement | null} */
let target = null;

/** @param {HTMLElement | null} row */
function mark(row) {
	if (row === target) return;
	target?.classList.remove("is-target");
	row?.classList.add("is-target");
	target = row;
}

document.addEventListener("dragstart", (event) => {
	dragged = around(event.target, "[data-move]");
	if (dragged && event.dataTransfer) event.dataTransfer.effectAllowed = "move";
});
document.addEventListener("dragover", (event) => {
	const row = dragged && around(event.target, "[data-row]");
	mark(row?.contains(dragged) ? null : row);
	if (target) event.preventDefault();
});
document.addEventListener("dragend", () => {
	dragged = null;
	mark(null);
});
document.addEventListener("drop", (event) => {
	const form = document.querySelector("form[data-moves]");
	if (!dragged || !target || !(form instanceof HTMLFormElement)) return;
	event.preventDefault();
	const booking = dragged instanceof HTMLAnchorElement ? dragged.pathname.replace(/\/assignment$/, "") : "";
	form.action = `${booking}/assignment?${new URLSearchParams({ returnTo: location.pathname + location.search })}`;
	const set = (/** @type {string} */ name, /** @type {string} */ value) => {
		const field = form.elements.namedItem(name);
		if (field instanceof HTMLInputElement) field.value = value;
	};
	set("unit1", target.dataset.row ?? "");
	set("from", dragged.dataset.move ?? "");
	form.requestSubmit();
});
