// @ts-check
/* Shows the price calendar of a hotel over its page. It is loaded when the link to the calendar is pressed. Links
   that lead to the calendar again replace it in place; those of check-out dates are followed. */

const CALENDAR = ".price-calendar";
const DATES = "table a";

/** The request of the last link that was pressed. @type {AbortController | undefined} */
let request;

/** @param {HTMLAnchorElement} link */
export async function openDialog(link) {
	const calendar = await read(link.href);
	const dialog = document.createElement("dialog");
	dialog.className = "dialog price-dialog";
	dialog.setAttribute("aria-label", link.textContent ?? "");
	const close = document.createElement("button");
	close.className = "btn btn-plain btn-dense";
	// The form of the dates has the word.
	close.textContent = document.querySelector("[data-close]")?.getAttribute("data-close") ?? "";
	// What has changed, for screen readers.
	const status = document.createElement("p");
	status.className = "sr-only";
	status.setAttribute("role", "status");
	const box = document.createElement("div");
	box.append(calendar, close, status);
	dialog.append(box);
	dialog.addEventListener("click", (event) => onClick(event, dialog));
	dialog.addEventListener("keydown", onKey);
	dialog.addEventListener("close", () => {
		request?.abort();
		dialog.remove();
	});
	document.body.append(dialog);
	dialog.showModal();
	focusDate(calendar);
}

/** @param {Element} calendar */
function focusDate(calendar) {
	/** @type {HTMLElement | null} */
	const first = calendar.querySelector(DATES) ?? calendar.querySelector("a");
	first?.focus();
}

/** The calendar of a page, with its style sheets in this one. @param {string} url */
async function read(url) {
	request?.abort();
	request = new AbortController();
	const answer = await fetch(url, { signal: request.signal });
	const page = new DOMParser().parseFromString(await answer.text(), "text/html");
	const calendar = page.querySelector(CALENDAR);
	if (!calendar) throw new Error("not the calendar");
	/** @type {NodeListOf<HTMLLinkElement>} */
	const sheets = page.querySelectorAll("link[rel=stylesheet]");
	await Promise.all([...sheets].map(({ href }) => addSheet(href)));
	return document.adoptNode(calendar);
}

/** @param {string} href */
function addSheet(href) {
	/** @type {NodeListOf<HTMLLinkElement>} */
	const present = document.querySelectorAll("link[rel=stylesheet]");
	if ([...present].some((sheet) => sheet.href === href)) return;
	const sheet = Object.assign(document.createElement("link"), { rel: "stylesheet", href });
	return new Promise((done) => {
		sheet.onload = sheet.onerror = done;
		document.head.append(sheet);
	});
}

/** @param {MouseEvent} event @param {HTMLDialogElement} dialog */
function onClick(event, dialog) {
	const { target } = event;
	if (!(target instanceof Element)) return;
	if (target === dialog || target.closest("button")) dialog.close();
	const link = target.closest("a");
	if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
	if (!link.pathname.endsWith("/prices")) return;
	event.preventDefault();
	show(link, dialog);
}

/** @param {HTMLAnchorElement} link @param {HTMLDialogElement} dialog */
async function show(link, dialog) {
	const old = dialog.querySelector(CALENDAR);
	old?.setAttribute("aria-busy", "true");
	try {
		const calendar = await read(link.href);
		old?.replaceWith(calendar);
		const status = dialog.querySelector("[role=status]");
		if (status)
			status.textContent = [...calendar.querySelectorAll("h2, caption")]
				.map((each) => each.textContent)
				.join(", ");
		// Who leafs goes on leafing.
		const same = [...calendar.querySelectorAll("nav a")].find(
			(each) => each.textContent === link.textContent,
		);
		if (same instanceof HTMLElement) same.focus();
		else focusDate(calendar);
	} catch (error) {
		if (!(error instanceof DOMException && error.name === "AbortError")) location.assign(link.href);
	}
}

const forward = document.documentElement.dir === "rtl" ? -1 : 1;

/** How many days an arrow key moves. @type {Record<string, number>} */
const STEPS = { ArrowLeft: -forward, ArrowRight: forward, ArrowUp: -7, ArrowDown: 7 };

/** Arrow keys move to the next date of the day or the weekday that can be chosen. @param {KeyboardEvent} event */
function onKey(event) {
	const { key, target } = event;
	const step = STEPS[key];
	const cell = target instanceof Element ? target.closest("td") : null;
	if (!step || !cell) return;
	event.preventDefault();
	// Weeks of two months can be halves of one: empty cells don't count.
	const days = [...(cell.closest(CALENDAR)?.querySelectorAll("td") ?? [])].filter((each) => each.textContent);
	for (let at = days.indexOf(cell) + step; days[at]; at += step) {
		const link = days[at]?.querySelector("a");
		if (!link) continue;
		link.focus();
		return;
	}
}
