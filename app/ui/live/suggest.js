// @ts-check
/* Suggests what a search field may find: a combobox with a list of links, see
   https://www.w3.org/WAI/ARIA/apg/patterns/combobox/. Loaded when such a field gets the focus. */

export {};

const LEAST_LETTERS = 2;
const ASK_AFTER_MS = 120;
/** What paths in the language of the page begin with. */
const [PREFIX = ""] = /^\/[a-z]{2}(?=\/|$)/.exec(location.pathname) ?? [];

/** @type {WeakSet<Element>} */
const prepared = new WeakSet();

/** @param {EventTarget | null} field */
function prepare(field) {
	if (!(field instanceof HTMLInputElement) || !field.dataset.suggest || prepared.has(field)) return;
	prepared.add(field);
	afterStart(() => suggestIn(field));
}

/** React takes over a screen as the server sent it, so nothing is added before that. @param {() => void} add */
function afterStart(add) {
	const isStarting = "__remixContext" in window && document.documentElement.dataset.started === undefined;
	if (isStarting) document.addEventListener("started", add, { once: true });
	else add();
}
document.addEventListener("focusin", ({ target }) => prepare(target));
prepare(document.activeElement);

/** @param {HTMLInputElement} input */
function suggestIn(input) {
	const ofPlaces = input.dataset.suggestOf === "places";
	const list = document.createElement("div");
	list.id = `${input.id || "find"}-list`;
	list.setAttribute("role", "listbox");
	list.className = "menu-panel w-full";
	// Styles that only this script needs would make the sheet of every page heavier.
	Object.assign(list.style, { maxHeight: "80vh", overflow: "auto" });
	if (matchMedia("(min-width: 64rem)").matches) list.style.width = "24rem";
	list.hidden = true;
	// A field with a label of its own has a list below it, in place of one below its form.
	const box = ofPlaces ? input.parentElement : input.form;
	if (ofPlaces && box) box.style.position = "relative";
	box?.append(list);
	input.setAttribute("role", "combobox");
	input.setAttribute("aria-autocomplete", "list");
	input.setAttribute("aria-controls", list.id);

	/** @type {HTMLAnchorElement[]} */
	let options = [];
	let active = -1;
	let asked = input.defaultValue.trim();
	/** @type {ReturnType<typeof setTimeout> | undefined} */
	let timer;

	/** @param {number} at */
	function choose(at) {
		options[active]?.setAttribute("aria-selected", "false");
		options[active]?.classList.remove("bg-sunk");
		active = at;
		const option = options[active];
		option?.setAttribute("aria-selected", "true");
		option?.classList.add("bg-sunk");
		option?.scrollIntoView({ block: "nearest" });
		if (option) input.setAttribute("aria-activedescendant", option.id);
		else input.removeAttribute("aria-activedescendant");
	}

	/** @param {boolean} isOpen */
	function show(isOpen) {
		if (!isOpen) choose(-1);
		list.hidden = !isOpen;
		input.setAttribute("aria-expanded", String(isOpen));
	}

	/** @param {string} html */
	function fill(html) {
		choose(-1);
		list.innerHTML = html;
		const groups = [...list.querySelectorAll("section")];
		for (const group of groups) group.setAttribute("role", "group");
		list.setAttribute("aria-label", groups.map((group) => group.getAttribute("aria-label")).join(", "));
		options = [...list.querySelectorAll("a")];
		for (const [at, option] of options.entries()) {
			option.id = `${list.id}-${at}`;
			option.tabIndex = -1;
			option.setAttribute("role", "option");
			option.setAttribute("aria-selected", "false");
		}
		show(options.length > 0 && document.activeElement === input);
	}

	async function ask() {
		const typed = input.value.trim();
		if (typed === asked) return show(options.length > 0);
		asked = typed;
		if (typed.length < LEAST_LETTERS) return fill("");
		// What is refused or not reached suggests nothing.
		const { suggestions = "/search/suggestions" } = input.dataset;
		const query = new URLSearchParams({ q: typed, ...(ofPlaces ? { of: "places" } : {}) });
		const html = await fetch(`${PREFIX}${suggestions}?${query}`).then(
			(answer) => (answer.ok ? answer.text() : ""),
			() => "",
		);
		// Something else may have been typed meanwhile.
		if (typed === asked) fill(html);
	}

	const askSoon = () => {
		clearTimeout(timer);
		timer = setTimeout(ask, ASK_AFTER_MS);
	};

	input.addEventListener("input", askSoon);
	input.addEventListener("focus", askSoon);
	input.addEventListener("blur", () => {
		clearTimeout(timer);
		show(false);
	});
	// The field keeps the focus while a suggestion is pressed.
	list.addEventListener("mousedown", (event) => event.preventDefault());
	list.addEventListener("click", (event) => {
		show(false);
		// A destination is filled in: the dates are still to be chosen.
		const option = event.target instanceof Element ? event.target.closest("a[data-fill-in]") : null;
		if (!option) return;
		event.preventDefault();
		input.value = asked = option.getAttribute("data-fill-in") ?? "";
	});
	input.addEventListener("keydown", (event) => {
		if (event.isComposing || event.altKey || event.ctrlKey || event.metaKey) return;
		const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
		if (step && options.length > 0) {
			event.preventDefault();
			const isOpen = !list.hidden;
			show(true);
			// One place before the first and after the last is the field itself.
			const places = options.length + 1;
			choose(((active + 1 + (isOpen || step < 0 ? step : 1) + places) % places) - 1);
		} else if (event.key === "Enter" && active >= 0) {
			event.preventDefault();
			options[active]?.click();
		} else if (event.key === "Escape" && !list.hidden) {
			event.preventDefault();
			show(false);
		}
	});
	show(false);
	askSoon();
}
