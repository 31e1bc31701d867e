// @ts-check
/* Moves a map with the pointer: drag to move it, pinch, double-click or Ctrl and the wheel to zoom. It follows a link
   with another `at`, as the links beside the map do, so the list's script shows it in place. Beside a list, a pin shows
   the card of its hotel on the map. */

/** Of the large picture, as in map-view.ts. */
const WIDTH = 1040;
const GRID = 32;

/** The pointers that are down, where they came down and where they are. @type {Map<number, { from: DOMPoint, at: DOMPoint }>} */
const pointers = new Map();
let isTurning = false;

/** @param {Event} event @returns {HTMLElement | null} */
const layerOf = ({ target }) => (target instanceof Element ? target.closest(".map-layer") : null);

for (const layer of document.querySelectorAll(".map-layer")) layer.classList.add("is-movable");

document.addEventListener("pointerdown", (event) => {
	const layer = layerOf(event);
	if (!layer || event.button !== 0) return;
	// An updated page has a new one.
	layer.classList.add("is-movable");
	const point = new DOMPoint(event.clientX, event.clientY);
	pointers.set(event.pointerId, { from: point, at: point });
});

document.addEventListener("pointermove", (event) => {
	const pointer = pointers.get(event.pointerId);
	const layer = /** @type {HTMLElement | null} */ (document.querySelector(".map-layer"));
	if (!pointer || !layer) return;
	pointer.at = new DOMPoint(event.clientX, event.clientY);
	const { x, y, scale } = moved();
	if (Math.hypot(x, y) < 5 && scale === 1) return;
	layer.classList.add("is-moving");
	layer.style.transform = `translate(-50%, -50%) translate(${x}px, ${y}px) scale(${scale})`;
});

for (const name of ["pointerup", "pointercancel"])
	document.addEventListener(name, (event) => {
		const id = /** @type {PointerEvent} */ (event).pointerId;
		if (!pointers.has(id)) return;
		const move = moved();
		pointers.clear();
		const layer = document.querySelector(".map-layer.is-moving");
		if (!layer) return;
		layer.classList.remove("is-moving");
		// The press that ends a drag follows no pin.
		addEventListener("click", stop, { capture: true, once: true });
		setTimeout(() => {
			removeEventListener("click", stop, { capture: true });
			if (name === "pointerup") show(move.x, move.y, Math.round(Math.log2(move.scale)));
		});
	});

document.addEventListener("dragstart", (event) => layerOf(event) && event.preventDefault());

document.addEventListener("dblclick", (event) => {
	const layer = layerOf(event);
	if (!layer) return;
	const box = layer.getBoundingClientRect();
	show((box.left + box.width / 2 - event.clientX) / 2, (box.top + box.height / 2 - event.clientY) / 2, 1);
});

document.addEventListener(
	"wheel",
	(event) => {
		if (!event.ctrlKey || !layerOf(event)) return;
		event.preventDefault();
		// A wheel and a touchpad turn in many small steps.
		if (isTurning) return;
		isTurning = true;
		setTimeout(() => {
			isTurning = false;
		}, 300);
		show(0, 0, event.deltaY < 0 ? 1 : -1);
	},
	{ passive: false },
);

/** @param {Event} event */
function stop(event) {
	event.preventDefault();
	event.stopPropagation();
}

/** How far the pointers have moved the map, in pixels, and how much larger two of them have made it. */
function moved() {
	const [one, two] = pointers.values();
	if (!one) return { x: 0, y: 0, scale: 1 };
	if (!two) return { x: one.at.x - one.from.x, y: one.at.y - one.from.y, scale: 1 };
	const apart = (/** @type {"from" | "at"} */ when) =>
		Math.max(20, Math.hypot(one[when].x - two[when].x, one[when].y - two[when].y));
	return { x: 0, y: 0, scale: apart("at") / apart("from") };
}

/** Shows the map moved by so many pixels, and closer by so many steps. @param {number} x @param {number} y @param {number} steps */
function show(x, y, steps) {
	const frame = /** @type {HTMLElement | null} */ (document.querySelector(".map-frame[data-map]"));
	const link = /** @type {HTMLAnchorElement | null} */ (frame?.querySelector(".map-moves > a"));
	const layer = /** @type {HTMLElement | null} */ (frame?.querySelector(".map-layer"));
	const [zoom = 0, column = 0, row = 0] = frame?.dataset.map?.split(".").map(Number) ?? [];
	if (!frame || !link || !layer) return;
	const closer = Math.max(1, zoom + steps);
	const cell = (layer.clientWidth / WIDTH) * GRID;
	const cells = 16 * 2 ** closer;
	const factor = 2 ** (closer - zoom);
	const [east, south] = [Math.round((column - x / cell) * factor), Math.round((row - y / cell) * factor)];
	const url = new URL(link.href);
	const to = [closer, (east + cells) % cells, Math.min(Math.max(south, 0), cells)];
	url.searchParams.set("at", to.join("."));
	const there = Object.assign(document.createElement("a"), { href: url.href, hidden: true });
	frame.append(there);
	there.click();
	there.remove();
}

/** The pin whose card is shown. @type {SVGAElement | null} */
let pinned = null;

function closeCard() {
	document.querySelector(".map-card")?.remove();
	pinned?.focus({ preventScroll: true });
	pinned = null;
}

/** @param {SVGAElement} pin @param {Element} card */
function showCard(pin, card) {
	document.querySelector(".map-card")?.remove();
	const frame = /** @type {HTMLElement | null} */ (pin.closest(".map-frame"));
	const copy = /** @type {HTMLElement} */ (card.cloneNode(true));
	copy.removeAttribute("id");
	copy.querySelector(".heart")?.remove();
	// Styles that only this script needs would make the map's sheet heavier.
	copy.style.height = "auto";
	for (const part of copy.children)
		if (part instanceof HTMLElement && !part.matches(".photo-frame")) part.style.paddingInline = "0.75rem";
	const close = document.createElement("button");
	close.type = "button";
	close.className = "bar-icon bg-card";
	Object.assign(close.style, { position: "absolute", top: "0.5rem", right: "0.5rem", borderRadius: "50%" });
	close.setAttribute("aria-label", frame?.dataset.close ?? "");
	close.innerHTML =
		'<svg class="icon" width="20" height="20" viewBox="0 0 24 24" fill="none" stroke="currentColor" aria-hidden="true"><path d="M18 6 6 18M6 6l12 12"/></svg>';
	close.addEventListener("click", closeCard);
	const preview = document.createElement("div");
	preview.className = "map-card card";
	Object.assign(preview.style, {
		position: "absolute",
		bottom: "2rem",
		left: "50%",
		width: "min(15rem, 100% - 2rem)",
		paddingBottom: "0.75rem",
		boxShadow: "var(--float)",
		transform: "translateX(-50%)",
	});
	preview.append(copy, close);
	frame?.append(preview);
	pinned = pin;
	preview.querySelector("a")?.focus({ preventScroll: true });
}

document.addEventListener("click", (event) => {
	const { target } = event;
	if (!(target instanceof Element)) return;
	const pin = /** @type {SVGAElement | null} */ (target.closest(".map-beside .map-pin"));
	const card = pin && document.getElementById((pin.getAttribute("href") ?? "").slice(1));
	if (pin && card) {
		event.preventDefault();
		showCard(pin, card);
	} else if (pinned && !target.closest(".map-card")) closeCard();
});

document.addEventListener("keydown", ({ key }) => {
	if (key === "Escape" && pinned) closeCard();
});
