import type { ReactNode } from "react";
import { t } from "#app/common/language/messages.ts";
import { weekStart } from "#app/common/market/week-start.ts";
import dateRangeUrl from "#app/travel/nights/date-range.js?url";
import { lastCheckOut, type StayField, type StayForm } from "#app/travel/quotes/stay-form.ts";
import { Button } from "#app/ui/button.tsx";
import { ErrorSummary } from "#app/ui/form/error-summary.tsx";
import { plainField } from "#app/ui/form/field.tsx";
import { DateField, TextField } from "#app/ui/form/text-field.tsx";
import { Icon } from "#app/ui/icon.tsx";
import suggestUrl from "#app/ui/live/suggest.js?url";
import calendarCssUrl from "./price-calendar.css?url";
import "./search.css";

type StaySearchProps = {
	/** The URL of the results. */
	action: string;
	form: Pick<StayForm, "typed" | "problems">;
	/** The first date that can be chosen. */
	today: string;
	/** Also asks for a place; not on a hotel's own page. */
	withPlace?: boolean;
	button: string;
	/** Hidden fields for values that the search keeps. */
	children?: ReactNode;
};

/** The search form: place, dates and guests, with errors at their fields. */
export function StaySearch({ action, form, today, withPlace, button, children }: StaySearchProps) {
	const { typed, problems } = form;
	const field = (name: StayField) =>
		plainField(`stay-${name}`, { name, value: typed[name], problem: problems[name] });
	// In the order of the fields, so that the first link leads to the first of them.
	const names = Object.keys(typed) as StayField[];
	const allErrors = Object.fromEntries(
		names.flatMap((name) => (problems[name] ? [[name, [problems[name]]]] : [])),
	);
	const count = { inputMode: "numeric", autoComplete: "off", maxLength: 4, className: "min-w-0" } as const;
	const date = {
		min: today,
		max: lastCheckOut(today),
		width: "full",
		className: "stay-date",
	} as const;
	return (
		<search>
			<ErrorSummary form={{ id: "stay", allErrors }} />
			<form
				action={action}
				className="stay-fields"
				data-dates={dateRangeUrl}
				data-sheet={calendarCssUrl}
				data-close={t.words.close}
				data-week-start={weekStart()}
			>
				{children}
				{withPlace ? (
					<TextField
						field={field("destination")}
						label={t.staySearch.destination}
						type="search"
						placeholder={t.staySearch.placeholder}
						autoComplete="off"
						maxLength={150}
						className="stay-wide"
						data-suggest={suggestUrl}
						data-suggest-of="places"
					/>
				) : null}
				<DateField {...date} field={field("checkIn")} label={t.staySearch.checkIn} />
				<DateField {...date} field={field("checkOut")} label={t.staySearch.checkOut} />
				<TextField {...count} field={field("adults")} label={t.staySearch.adults} />
				<TextField {...count} field={field("children")} label={t.staySearch.children} />
				<TextField {...count} field={field("rooms")} label={t.staySearch.rooms} />
				<div className="stay-wide">
					<Button>
						<Icon name="search" />
						{button}
					</Button>
				</div>
			</form>
		</search>
	);
}
