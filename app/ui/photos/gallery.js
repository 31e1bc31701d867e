// @ts-check
/* Opens the photos of a gallery in place, where their links lead to pages: a dialog as large as the window, in which
   photos are swiped. Arrow keys change the photo, Escape closes the dialog, and the browser returns the focus. On the
   page of a photo, arrow keys follow its links. Without its style sheet, the links lead to the pages. */

/** The next photo is on the other side where pages are read from right to left. */
const forward = document.documentElement.dir === "rtl" ? -1 : 1;
const [LEFT, RIGHT] = ["m15 18-6-6 6-6", "m9 18 6-6-6-6"];
const WIDTHS = [320, 640, 1280];
const gallery = /** @type {HTMLElement | null} */ (document.querySelector("[data-sheet]"));

/** How many photos a key goes forward, or 0. @param {KeyboardEvent} event */
function stepOf({ key, altKey, ctrlKey, metaKey, shiftKey }) {
	if (altKey || ctrlKey || metaKey || shiftKey) return 0;
	return key === "ArrowRight" ? forward : key === "ArrowLeft" ? -forward : 0;
}

/** The photo of a link for the whole window, over its alternative text. @param {HTMLAnchorElement} link */
function figureOf(link) {
	const figure = document.createElement("figure");
	const picture = /** @type {HTMLElement} */ (link.querySelector("picture")?.cloneNode(true));
	const image = /** @type {HTMLImageElement} */ (picture.querySelector("img"));
	const source = /** @type {HTMLSourceElement} */ (picture.querySelector("source"));
	const files = (/** @type {string} */ format) =>
		WIDTHS.map((width) => `${image.src.replace(/\d+\.webp$/, `${width}.${format}`)} ${width}w`).join();
	for (const each of [source, image]) each.sizes = "100vw";
	source.srcset = files("avif");
	image.srcset = files("webp");
	image.loading = "lazy";
	const caption = document.createElement("figcaption");
	caption.textContent = image.alt;
	caption.setAttribute("aria-hidden", "true");
	figure.append(picture, caption);
	return figure;
}

/** @param {string} way @param {string} label @param {string} path */
const step = (way, label, path) =>
	`<button type="button" class="viewer-step viewer-${way}" aria-label="${label}"><svg class="icon" width="20" height="20" viewBox="0 0 24 24" fill="none" stroke="currentColor" aria-hidden="true"><path d="${path}"/></svg></button>`;

/** The dialog with the photos of these links, and what shows one of them. @param {HTMLAnchorElement[]} links */
function makeDialog(links) {
	const { close: closing = "", previous = "", next: following = "" } = gallery?.dataset ?? {};
	const dialog = document.createElement("dialog");
	dialog.className = "viewer";
	dialog.setAttribute("aria-label", String(gallery?.getAttribute("aria-label")));
	dialog.innerHTML = `<div class="viewer-bar"><button type="button" class="btn btn-plain btn-dense">${closing}</button><p aria-live="polite"></p></div><div class="viewer-strip"></div>${step("prev", previous, forward > 0 ? LEFT : RIGHT)}${step("next", following, forward > 0 ? RIGHT : LEFT)}`;
	const [close, back, next] = dialog.querySelectorAll("button");
	const [counter, strip] = /** @type {NodeListOf<HTMLElement>} */ (
		dialog.querySelectorAll("p, .viewer-strip")
	);
	if (!close || !back || !next || !counter || !strip) throw new Error("The dialog has no buttons.");
	strip.append(...links.map(figureOf));
	const images = strip.querySelectorAll("img");
	let at = -1;

	const follow = () => {
		const shown = Math.round((forward * strip.scrollLeft) / strip.clientWidth);
		if (shown === at) return;
		at = shown;
		counter.textContent = `${at + 1} / ${links.length}`;
		back.setAttribute("aria-disabled", String(at === 0));
		next.setAttribute("aria-disabled", String(at === links.length - 1));
		// The next one is there before it is asked for.
		for (const image of [images[at - 1], images[at + 1]]) if (image) image.loading = "eager";
	};
	/** @param {number} index */
	const show = (index) => {
		strip.scrollLeft = forward * index * strip.clientWidth;
		follow();
	};
	strip.addEventListener("scroll", follow);
	addEventListener("resize", () => show(at));
	close.addEventListener("click", () => dialog.close());
	back.addEventListener("click", () => show(at - 1));
	next.addEventListener("click", () => show(at + 1));
	dialog.addEventListener("keydown", (event) => {
		const by = stepOf(event);
		if (by === 0) return;
		event.preventDefault();
		show(at + by);
	});
	document.body.append(dialog);
	return { dialog, show };
}

/** @param {HTMLElement} gallery */
function openInPlace(gallery) {
	const links = /** @type {HTMLAnchorElement[]} */ ([...gallery.querySelectorAll("a")]);
	const sheet = document.createElement("link");
	sheet.rel = "stylesheet";
	sheet.href = String(gallery.dataset.sheet);
	document.head.append(sheet);
	/** @type {ReturnType<typeof makeDialog> | undefined} */
	let viewer;
	gallery.addEventListener("click", (event) => {
		const { target, button, metaKey, ctrlKey, shiftKey, altKey } = /** @type {MouseEvent} */ (event);
		if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey || !sheet.sheet) return;
		const link = target instanceof Element ? target.closest("a") : null;
		if (!link) return;
		event.preventDefault();
		// Safari gives no focus to a link that is clicked.
		link.focus({ preventScroll: true });
		viewer ??= makeDialog(links);
		viewer.dialog.showModal();
		viewer.show(links.indexOf(link));
	});
}

if (!gallery)
	document.addEventListener("keydown", (event) => {
		const way = { "-1": "prev", 0: "", 1: "next" }[stepOf(event)];
		if (way) document.querySelector(`a.viewer-${way}`)?.click();
	});
else if (window.HTMLDialogElement) openInPlace(gallery);
