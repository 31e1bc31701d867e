// @ts-check
/* The keyboard on screens of staff; `/shortcuts` lists what each key does. Keys that are typed alone can be switched
   off (WCAG 2.1.4). They move the real focus and follow real links, so screen readers hear what happens. */

export {};

const OFF = "shortcutsOff";
/** How long after `g` a letter still goes to an area. */
const GO_WITHIN_MS = 1_500;
const ROWS = "main tbody tr, main [data-rows] > li";
const ROW_LINK = "a[href^='/']:not(.menu a)";
const TYPED_INTO = "input, select, textarea, [contenteditable]:not([contenteditable=false])";

/** What paths in the language of the page begin with. */
const [PREFIX = ""] = /^\/[a-z]{2}(?=\/|$)/.exec(location.pathname) ?? [];
const LIST = `${PREFIX}/shortcuts`;
const isMac = /^Mac|^iP/.test(navigator.platform);
let goSince = Number.NEGATIVE_INFINITY;

/** Whether keys that are typed alone do anything. */
function isOn() {
	try {
		return localStorage[OFF] === undefined;
	} catch {
		return true;
	}
}

/** @param {string} selector @returns {HTMLElement | null} */
const first = (selector) => document.querySelector(selector);

function find() {
	const field = first("main [data-suggestions], #find input");
	if (!field) return location.assign(`${PREFIX}/find`);
	// On a small screen, a link shows the field.
	if (field.checkVisibility?.() === false) first("[href='#find']")?.click();
	field.focus();
	/** @type {HTMLInputElement} */ (field).select();
}

/** @param {1 | -1} step */
function moveFocus(step) {
	const links = [...document.querySelectorAll(ROWS)].flatMap((row) => {
		/** @type {HTMLElement | null} */
		const link = row.querySelector(ROW_LINK);
		return link ? [{ row, link }] : [];
	});
	const at = links.findIndex(({ row }) => row.contains(document.activeElement));
	const next = at === -1 ? (step > 0 ? 0 : links.length - 1) : at + step;
	const { link } = links[next] ?? {};
	link?.focus();
	link?.closest("tr, li")?.scrollIntoView({ block: "nearest" });
}

function tick() {
	/** @type {HTMLElement | null | undefined} */
	const box = document.activeElement?.closest(ROWS)?.querySelector("input[type=checkbox]");
	box?.click();
}

/** Shows the list of the page of shortcuts over this screen. */
async function showList() {
	if (location.pathname === LIST) return;
	const html = await fetch(LIST).then(
		(answer) => (answer.ok ? answer.text() : ""),
		() => "",
	);
	const page = new DOMParser().parseFromString(html, "text/html");
	const list = page.getElementById("shortcuts");
	if (!list) return location.assign(LIST);
	if (first("dialog[open]")) return;
	const dialog = document.createElement("dialog");
	dialog.className = "dialog";
	dialog.setAttribute("aria-labelledby", "shortcuts-title");
	dialog.innerHTML = `<div class="shortcut-dialog">
		<h2 id="shortcuts-title" class="text-xl"></h2>
		<form method="dialog" class="mt-6 flex flex-wrap gap-3">
			<button class="btn" autofocus></button>
			<a class="btn btn-plain" href="${LIST}"></a>
		</form>
	</div>`;
	const texts = [page.querySelector("h1")?.textContent, list.dataset.close, list.dataset.switchOff];
	for (const [at, part] of dialog.querySelectorAll("h2, button, a").entries())
		part.textContent = texts[at] ?? "";
	dialog.querySelector("form")?.before(list);
	dialog.addEventListener("close", () => dialog.remove());
	document.body.append(dialog);
	dialog.showModal();
}

/** @type {Record<string, () => unknown>} */
const KEYS = {
	"/": find,
	"?": showList,
	j: () => moveFocus(1),
	k: () => moveFocus(-1),
	x: tick,
};

/** What a key that is typed alone does; nothing for other keys. @param {KeyboardEvent} event */
function actionOf({ key, timeStamp }) {
	const isAfterGo = timeStamp - goSince < GO_WITHIN_MS;
	goSince = key === "g" && !isAfterGo ? timeStamp : Number.NEGATIVE_INFINITY;
	if (!isAfterGo) return Object.hasOwn(KEYS, key) ? KEYS[key] : undefined;
	const area = /^[a-z]$/.test(key) ? first(`.sidebar-link[data-key=${key}]`) : null;
	return area ? () => area.click() : undefined;
}

document.addEventListener("keydown", (event) => {
	const { key, target, ctrlKey, metaKey, altKey } = event;
	if (event.defaultPrevented || event.isComposing || altKey || first("dialog[open]")) return;
	if (key === "k" && !event.shiftKey && (isMac ? metaKey && !ctrlKey : ctrlKey && !metaKey)) {
		event.preventDefault();
		return find();
	}
	const isTyping = target instanceof Element && target.closest(TYPED_INTO);
	if (ctrlKey || metaKey || isTyping || !isOn()) return;
	const action = actionOf(event);
	if (!action) return;
	event.preventDefault();
	action();
});

/** @type {HTMLInputElement | null} */
const setting = document.querySelector("[data-shortcut-switch]");
if (setting) {
	setting.checked = isOn();
	setting.closest("[hidden]")?.removeAttribute("hidden");
	setting.addEventListener("change", () => {
		try {
			if (setting.checked) delete localStorage[OFF];
			else localStorage[OFF] = "";
		} catch {
			// Storage is off: the setting lasts until the page is left.
		}
	});
}
