import type { ReactNode } from "react";
import { t } from "#app/common/language/messages.ts";
import { weekStart } from "#app/common/market/week-start.ts";
import dateRangeUrl from "#app/travel/nights/date-range.js?url";
import { OLDEST_CHILD } from "#app/travel/quotes/occupancy.ts";
import { lastCheckOut, type StayField, type StayForm } from "#app/travel/quotes/stay-form.ts";
import { Button } from "#app/ui/button.tsx";
import { ErrorSummary } from "#app/ui/form/error-summary.tsx";
import { describedBy, FieldNotes, plainField } from "#app/ui/form/field.tsx";
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
	/** Whether a price can depend on the ages of children. */
	asksAges?: boolean;
	/** Hidden fields for values that the search keeps. */
	children?: ReactNode;
};

/** The search form: place, dates and guests, with errors at their fields. */
export function StaySearch({ action, form, today, withPlace, button, asksAges, children }: StaySearchProps) {
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
				{asksAges || problems.ages ? (
					<AgeFields typed={typed} problem={problems.ages} className="col-span-full" />
				) : null}
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

/** More children than these count as adults for the price. */
const MOST_ASKED = 20;

type AgeFieldsProps = {
	typed: Pick<StayForm["typed"], "children" | "ages">;
	problem?: string | undefined;
	className: string;
};

/** A field for the age of each child; nothing without children. */
export function AgeFields({ typed, problem, className }: AgeFieldsProps) {
	const field = plainField("stay-ages", { name: "ages", problem });
	const known = typed.ages.split(",").map((age) => age.trim());
	const count = Math.min(MOST_ASKED, Number(typed.children) || 0);
	if (count === 0) return null;
	const ages = Array.from({ length: OLDEST_CHILD + 1 }, (_, age) => String(age));
	return (
		<fieldset className={className} aria-describedby={describedBy(field, null)}>
			<legend className="font-semibold">{t.staySearch.ages}</legend>
			<FieldNotes field={field} />
			<div className="mt-1.5 flex flex-wrap gap-3">
				{Array.from({ length: count }, (_, at) => {
					const typedAge = known[at] ?? "";
					const id = at === 0 ? field.id : `${field.id}-${at + 1}`;
					return (
						<div key={id}>
							<label htmlFor={id} className="block text-sm">
								{t.staySearch.child({ number: at + 1 })}
							</label>
							<select
								id={id}
								name="ages"
								className="control w-auto"
								defaultValue={typedAge}
								aria-invalid={problem ? true : undefined}
							>
								{["", ...ages, ...(typedAge && !ages.includes(typedAge) ? [typedAge] : [])].map((age) => (
									<option key={age} value={age}>
										{age || t.staySearch.age}
									</option>
								))}
							</select>
						</div>
					);
				})}
			</div>
		</fieldset>
	);
}

export const AgesMissing = () => (
	<p data-tone="blue" className="notice mb-6">
		<Icon name="info" />
		{t.staySearch.agesMissing}
	</p>
);
