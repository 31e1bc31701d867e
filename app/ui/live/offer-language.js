// @ts-check
/* Offers a page in the language of the browser, in that language, until an answer is remembered (`enhance.js`). A page is
   the same for everybody, so the server can't. The offer floats at the bottom of the window, where it moves nothing,
   above what else is there, and below the page is room for it. */

/** @typedef {import("#app/common/language/languages.ts").Language} Language */

/** The link, and the button that closes it. @type {Record<Language, [link: string, close: string]>} */
export const TEXTS = {
	en: ["View in English", "Close"],
	es: ["Ver en español", "Cerrar"],
	pt: ["Ver em português", "Fechar"],
	fr: ["Voir en français", "Fermer"],
	de: ["Auf Deutsch ansehen", "Schließen"],
	ar: ["عرض بالعربية", "إغلاق"],
};

const GAP = 16;

/**
 * @param {HTMLAnchorElement} there The link to the page in that language.
 * @param {(language: string) => void} remember
 */
export function showOffer(there, remember) {
	const [label, closing] = TEXTS[/** @type {Language} */ (there.hreflang)];
	const link = document.createElement("a");
	Object.assign(link, { className: "btn btn-plain btn-dense", href: there.href, hreflang: there.hreflang });
	link.textContent = label;
	const close = document.createElement("button");
	close.type = "button";
	close.className = "bar-icon";
	close.setAttribute("aria-label", closing);
	close.innerHTML =
		'<svg class="icon" width="20" height="20" viewBox="0 0 24 24" fill="none" stroke="currentColor" aria-hidden="true"><path d="M18 6 6 18M6 6l12 12"/></svg>';
	const offer = document.createElement("section");
	offer.lang = there.hreflang;
	offer.setAttribute("aria-label", there.textContent ?? "");
	offer.dataset.frame = "";
	offer.className = "flex items-center rounded-card bg-card";
	offer.append(link, close);
	const bar = document
		.elementsFromPoint(innerWidth / 2, innerHeight - 1)
		.find((part) => /fixed|sticky/.test(getComputedStyle(part).position));
	const below = bar ? innerHeight - bar.getBoundingClientRect().top : 0;
	// Styles that only this script needs would make the sheet of every page heavier.
	Object.assign(offer.style, {
		position: "fixed",
		zIndex: "9",
		bottom: `${below + GAP}px`,
		left: "50%",
		transform: "translateX(-50%)",
		padding: "0.25rem 0.25rem 0.25rem 0.5rem",
		boxShadow: "var(--float)",
	});
	document.querySelector("header")?.before(offer);
	const { style } = document.documentElement;
	style.paddingBottom = style.scrollPaddingBottom = `${below + offer.offsetHeight + 2 * GAP}px`;
	close.addEventListener("click", () => {
		remember(document.documentElement.lang);
		offer.remove();
		style.paddingBottom = style.scrollPaddingBottom = "";
		document.querySelector("main")?.focus({ preventScroll: true });
	});
}
