// @ts-check
/* One calendar for the check-in and check-out of a form. It is loaded when one of its date fields is pressed, in place of
   the browser's own picker, and fills the fields in. They can still be typed in. Keys as in
   https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/examples/datepicker-dialog/. */

const DAY_MS = 864e5;
const { lang } = document.documentElement;
/** @param {Intl.DateTimeFormatOptions} options */
const formatter = (options) => {
	// With the digits that forms take.
	const format = new Intl.DateTimeFormat(lang, { ...options, numberingSystem: "latn", timeZone: "UTC" });
	return (/** @type {number} */ time) => format.format(time);
};
const monthName = formatter({ month: "long", year: "numeric" });
const dayName = formatter({ weekday: "short" });
const dateName = formatter({ weekday: "long", day: "numeric", month: "long", year: "numeric" });

/** @param {number} time @param {number} months The first day of another month. */
const monthFrom = (time, months) => {
	const date = new Date(time);
	return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months);
};
/** The day on which weeks begin: 1 for Monday to 7. */
let weekStart = 1;
/** 0 on the first day of a week. @param {number} time */
const weekday = (time) => (new Date(time).getUTCDay() - weekStart + 7) % 7;

/** @param {string} name @param {Record<string, string>} [attributes] @param {(Node | string)[]} children */
function make(name, attributes = {}, ...children) {
	const element = document.createElement(name);
	for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
	element.append(...children);
	return element;
}

/** @param {HTMLInputElement} field */
const labelOf = (field) => field.labels?.[0]?.firstChild?.textContent ?? field.name;

/** @param {HTMLFormElement} form */
async function addSheet({ dataset: { sheet: href = "" } }) {
	if (document.querySelector(`link[href="${href}"]`)) return;
	const sheet = /** @type {HTMLLinkElement} */ (make("link", { rel: "stylesheet", href }));
	await new Promise((done) => {
		sheet.onload = sheet.onerror = done;
		document.head.append(sheet);
	});
}

/** @param {HTMLInputElement} pressed One of the two fields. */
export async function openDates(pressed) {
	const form = /** @type {HTMLFormElement} */ (pressed.form);
	await addSheet(form);
	weekStart = Number(form.dataset.weekStart);
	const field = (/** @type {string} */ name) =>
		/** @type {HTMLInputElement} */ (form.elements.namedItem(name));
	const [checkIn, checkOut] = [field("checkIn"), field("checkOut")];
	const first = Date.parse(checkIn.min);
	// Who checks in on the last day can't check out any more.
	const last = () => Date.parse(checkIn.max) - (chosen === checkIn ? DAY_MS : 0);
	/** NaN without a date. @param {HTMLInputElement} of */
	const timeOf = (of) => Date.parse(of.value);

	/** The field whose date is chosen next. */
	let chosen = pressed === checkOut && checkIn.value ? checkOut : checkIn;
	const earliest = () => (chosen === checkOut ? timeOf(checkIn) + DAY_MS : first);
	/** @param {number} time */
	const withinRange = (time) => Math.min(Math.max(time, earliest()), last());
	/** The date that has the focus. */
	let active = withinRange(timeOf(chosen) || timeOf(checkIn) || first);
	let month = monthFrom(active, 0);

	const title = make("h2", { "aria-live": "polite" });
	const months = make("div");
	const back = make("button", { type: "button" });
	const on = make("button", { type: "button" });
	const close = make(
		"button",
		{ type: "button", class: "btn btn-plain btn-dense" },
		form.dataset.close ?? "",
	);
	const calendar = make("section", { class: "price-calendar" }, title, make("nav", {}, back, on), months);
	const dialog = /** @type {HTMLDialogElement} */ (
		make("dialog", { class: "dialog price-dialog date-range" }, make("div", {}, calendar, close))
	);

	/** @param {number} time */
	function makeDay(time) {
		const date = new Date(time).toISOString().slice(0, 10);
		const day = String(new Date(time).getUTCDate());
		const [from, to] = [timeOf(checkIn), timeOf(checkOut)];
		const isEnd = time === from || time === to;
		const cell = make("td", isEnd ? { "aria-current": "date" } : {});
		cell.classList.toggle("is-between", time > from && time < to);
		if (time < earliest() || time > last()) {
			cell.append(day);
			return cell;
		}
		const button = make(
			"button",
			{
				type: "button",
				value: date,
				tabindex: time === active ? "0" : "-1",
				"aria-label": dateName(time),
				"aria-pressed": String(isEnd),
			},
			day,
		);
		cell.append(button);
		return cell;
	}

	/** @param {number} start The first day of the month. */
	function makeMonth(start) {
		const head = make("tr");
		// 1 January 2024 was a Monday.
		for (let at = 0; at < 7; at++)
			head.append(make("th", { scope: "col" }, dayName(Date.UTC(2024, 0, weekStart + at))));
		const body = make("tbody");
		for (let week = start - weekday(start) * DAY_MS; week < monthFrom(start, 1); week += 7 * DAY_MS) {
			const row = make("tr");
			for (let time = week; time < week + 7 * DAY_MS; time += DAY_MS)
				row.append(monthFrom(time, 0) === start ? makeDay(time) : make("td"));
			body.append(row);
		}
		return make("table", {}, make("caption", {}, monthName(start)), make("thead", {}, head), body);
	}

	/** @param {HTMLElement} button @param {number} to The month that it leads to. @param {boolean} isThere */
	function lead(button, to, isThere) {
		button.textContent = monthName(to);
		button.hidden = !isThere;
	}

	function show({ hasFocus = true } = {}) {
		title.textContent = labelOf(chosen);
		lead(back, monthFrom(month, -1), month > first);
		lead(on, monthFrom(month, 2), monthFrom(month, 2) <= last());
		months.replaceChildren(makeMonth(month), makeMonth(monthFrom(month, 1)));
		/** @type {HTMLElement | null} */
		const day = months.querySelector("[tabindex='0']") ?? months.querySelector("button");
		day?.setAttribute("tabindex", "0");
		if (hasFocus) day?.focus();
	}

	/** @param {number} time */
	function moveTo(time) {
		active = withinRange(time);
		if (active < month) month = monthFrom(active, 0);
		else if (active >= monthFrom(month, 2)) month = monthFrom(active, -1);
		show();
	}

	/** @param {number} by */
	function leaf(by) {
		month = monthFrom(month, by);
		active = withinRange(month);
		show({ hasFocus: false });
	}

	/** @param {string} date */
	function choose(date) {
		chosen.value = date;
		// The page's script moves a check-out that is not after it.
		chosen.dispatchEvent(new Event("input", { bubbles: true }));
		chosen.dispatchEvent(new Event("change", { bubbles: true }));
		if (chosen === checkOut) return dialog.close();
		chosen = checkOut;
		moveTo(timeOf(checkIn) + DAY_MS);
	}

	dialog.addEventListener("click", ({ target }) => {
		const button = target instanceof Element ? target.closest("button") : null;
		if (target === dialog || button === close) dialog.close();
		else if (button === back) leaf(-1);
		else if (button === on) leaf(1);
		else if (button) choose(button.value);
	});
	months.addEventListener("keydown", (event) => {
		const rightward = document.documentElement.dir === "rtl" ? -1 : 1;
		const day = new Date(active).getUTCDate();
		/** @param {number} by The same day of another month, or that month's last. */
		const inMonth = (by) =>
			Math.min(monthFrom(active, by) + (day - 1) * DAY_MS, monthFrom(active, by + 1) - DAY_MS);
		/** @type {Record<string, number>} */
		const steps = {
			ArrowLeft: active - rightward * DAY_MS,
			ArrowRight: active + rightward * DAY_MS,
			ArrowUp: active - 7 * DAY_MS,
			ArrowDown: active + 7 * DAY_MS,
			Home: active - weekday(active) * DAY_MS,
			End: active + (6 - weekday(active)) * DAY_MS,
			PageUp: inMonth(-1),
			PageDown: inMonth(1),
		};
		const to = steps[event.key];
		if (to === undefined) return;
		event.preventDefault();
		moveTo(to);
	});
	dialog.addEventListener("close", () => {
		dialog.remove();
		chosen.focus();
	});
	dialog.setAttribute("aria-label", `${labelOf(checkIn)}, ${labelOf(checkOut)}`);
	document.body.append(dialog);
	dialog.showModal();
	show();
}
